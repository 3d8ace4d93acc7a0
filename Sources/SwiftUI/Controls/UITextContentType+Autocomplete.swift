import UIKitNames

extension UITextContentType {
  /// The token of `autocomplete` for the type; nil for what browsers have no word for.
  ///
  /// Most of UIKit's raw values are tokens of HTML (Living Standard, "Autofill") already.
  var autocompleteToken: String? {
    switch self {
    case .password: "current-password"
    case .addressCityAndState, .location, .shipmentTrackingNumber, .flightNumber, .dateTime,
      .cellularEID, .cellularIMEI:
      nil
    default: rawValue
    }
  }
}
