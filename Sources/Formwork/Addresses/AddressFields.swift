import FormCore
import SwiftUI

/// The fields of a postal address, as the chosen country writes it: rows for a form.
///
/// ```swift
/// Section("Delivery") { AddressFields($address) }
/// Section("Delivery") { AddressFields(field: form.address) }
/// ```
///
/// Browsers and phones fill it in from their address books, and Return goes from field to field in the
/// country's order. Austria, Australia, Belgium, Brazil, Canada, Denmark, Finland, France, Germany,
/// India, Ireland, Italy, Japan, the Netherlands, New Zealand, Norway, Poland, Portugal, Spain, Sweden,
/// Switzerland, the United Kingdom and the United States have their own order and names; other
/// countries have all parts.
///
/// Sources: WHATWG, HTML, "Autofill"; WCAG 2.2, success criterion 1.3.5, Identify Input Purpose.
public struct AddressFields: View {
  private let country: Binding<String>
  private let countryRow: () -> AnyView
  private let field: (PostalAddress.Part, String) -> TextInputField
  /// Tells a model which parts count.
  private let declareParts: (() -> Void)?

  @FocusState private var focus: PostalAddress.Part?
  private let words = FormWords()

  /// Fields over an address that somebody else keeps.
  public init(_ address: Binding<PostalAddress>) {
    country = address.country
    countryRow = { AnyView(CountryPicker(selection: address.country)) }
    field = { part, title in TextInputField(title, text: address[dynamicMember: part.path]) }
    declareParts = nil
  }

  /// Fields of a form model. Parts that the country does not have leave validity, from the first appearance
  /// on also while the fields are not on screen; `form.address.partsFollowCountry()` in the model's rules says
  /// it from the beginning.
  ///
  /// Rules belong to the parts: `form.address.city.rules(.required)`.
  public init<Root>(field address: Field<Root, PostalAddress>) {
    country = address.country.choice
    countryRow = { AnyView(FormRow(address.country) { CountryPicker(selection: $0) }) }
    field = { part, title in TextInputField(title, field: address[dynamicMember: part.path]) }
    declareParts = { address.partsFollowCountry() }
  }

  public var body: some View {
    let format = AddressFormat(country: country.wrappedValue)
    countryRow()
      .onAppear { declareParts?() }
    ForEach(format.parts, id: \.self) { part in
      if let next = format.part(after: part) {
        row(part, in: format)
          .submitLabel(.next)
          .onSubmit { focus = next }
          .submitScope()
      } else {
        row(part, in: format)
      }
    }
  }

  private func row(_ part: PostalAddress.Part, in format: AddressFormat) -> some View {
    field(part, words.string(format.title(of: part)))
      .disableAutocorrection(true)
      .focused($focus, equals: part)
      .modifier(AddressKeyboard(part: part, code: format.code))
  }
}

extension Field where Value == PostalAddress {
  /// Lets the parts of the address that its country does not have leave validity.
  ///
  /// ```swift
  /// form.address.region.rules(.required)
  /// form.address.partsFollowCountry()
  /// ```
  @discardableResult
  public func partsFollowCountry() -> Field {
    for part in PostalAddress.Part.allCases {
      self[dynamicMember: part.path].active(named: "country", when: self.country) {
        AddressFormat(country: $0).parts.contains(part)
      }
    }
    return self
  }
}

extension AddressFormat {
  fileprivate func part(after part: Part) -> Part? {
    guard let index = parts.firstIndex(of: part), index + 1 < parts.count else { return nil }
    return parts[index + 1]
  }
}

extension PostalAddress.Part {
  fileprivate var path: WritableKeyPath<PostalAddress, String> {
    switch self {
    case .street: \.street
    case .addition: \.addition
    case .postalCode: \.postalCode
    case .city: \.city
    case .region: \.region
    }
  }
}

/// What a browser or phone fills in, and which keyboard it shows. AppKit has no words for either.
private struct AddressKeyboard: ViewModifier {
  let part: PostalAddress.Part
  let code: AddressFormat.Code

  func body(content: Content) -> some View {
    #if os(macOS)
      content
    #else
      content
        .textContentType(contentType)
        .keyboardType(keyboard)
        .textInputAutocapitalization(capitals)
    #endif
  }

  #if !os(macOS)
    private var contentType: UITextContentType {
      switch part {
      case .street: .streetAddressLine1
      case .addition: .streetAddressLine2
      case .postalCode: .postalCode
      case .city: .addressCity
      case .region: .addressState
      }
    }

    private var keyboard: UIKeyboardType {
      guard part == .postalCode else { return .default }
      return switch code {
      case .digits: .numberPad
      case .digitsAndDash: .numbersAndPunctuation
      case .mixed: .default
      }
    }

    private var capitals: TextInputAutocapitalization {
      part == .postalCode ? .characters : .words
    }
  #endif
}
