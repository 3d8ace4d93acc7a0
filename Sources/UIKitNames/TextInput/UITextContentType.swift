/// What a text field is for, so that it can be filled in for the person.
///
/// The raw values are the tokens of HTML's `autocomplete` wherever HTML has one (WHATWG HTML, "Autofill").
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The token.
  public let rawValue: String

  /// Makes a content type of a token.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UITextContentType {
  /// A whole name.
  public static let name = Self(rawValue: "name")
  /// What stands before a name, such as a title.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// What stands after a name.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// What someone works as.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = Self(rawValue: "organization")
  /// A place, such as a point of interest or an address.
  public static let location = Self(rawValue: "location")
  /// A street address, all lines.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = Self(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// A country by name.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A web address.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// When a credit card expires.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month a credit card expires.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year a credit card expires.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The type of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// The name on a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// The password of an account.
  public static let password = Self(rawValue: "password")
  /// A password to be set.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A date, a time or a duration.
  public static let dateTime = Self(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The identifier of an embedded SIM.
  public static let cellularEID = Self(rawValue: "cellular-eid")
  /// The identifier of a mobile device.
  public static let cellularIMEI = Self(rawValue: "cellular-imei")
}
