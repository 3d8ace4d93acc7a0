import FormCore
import Formwork
import SwiftUI

/// A text field that lays its text out while it is typed.
@MainActor struct MaskedFieldShown: @MainActor ShownComponent {
  let name = "TextInputField(text:format:)"
  let title = "Formats while typing"
  let id = "formats"
  let summary = """
    Lays a text out while it is typed: card numbers, telephone numbers, dates. The caret stays where \
    the person left it, and whatever is pasted lands in order.
    """
  let symbol = "creditcard"
  let category = ComponentCategory.fields

  private let format = Parameter.choice(
    "Format", "Card number", "IBAN", "Telephone", "Date", "Decimal", "Pattern")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] { [format, isDisabled] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty") { Self.field("Card number", "", .cardNumber) }
    state("Filled") { Self.field("Card number", "4242 4242 4242 4242", .cardNumber) }
    state("Focused") {
      Focusing { Self.field("Card number", "4242 4242 4242 4242", .cardNumber) }
    }
    state("IBAN") { Self.field("IBAN", "DE89 3704 0044 0532 0130 00", .iban) }
    state("Telephone") { Self.field("Phone", "+49 30 901820", .phoneNumber) }
    state("Date") { Self.field("Date of birth", "12/31/1999", .date(locale: Self.english)) }
    state("Decimal") { Self.field("Amount", "1,234.50", .decimal(locale: Self.english)) }
    state("Pattern") { Self.field("Licence", "AB-123", .pattern("AA-###", isUppercased: true)) }
    state("Disabled") { Self.field("Card number", "4242 4242", .cardNumber).disabled(true) }
    state("Right to left") {
      Self.field("Card number", "4242 4242 4242 4242", .cardNumber)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      Self.field("Card number", "4242 4242", .cardNumber).dynamicTypeSize(.accessibility5)
    }
  }

  private static let english = Locale(identifier: "en_US")

  private static func field(
    _ title: LocalizedStringKey, _ text: String, _ format: some TextFormat
  ) -> some View {
    Editing(text) { TextInputField(title, text: $0, format: format) }
  }

  @ViewBuilder func preview(_ values: ParameterValues) -> some View {
    let locale = Self.english
    Group {
      switch values[format] {
      case "IBAN": Self.field("IBAN", "", .iban)
      case "Telephone": Self.field("Phone", "", .phoneNumber)
      case "Date": Self.field("Date of birth", "", .date(locale: locale))
      case "Decimal": Self.field("Amount", "", .decimal(locale: locale))
      case "Pattern": Self.field("Licence", "", .pattern("AA-###", isUppercased: true))
      default: Self.field("Card number", "", .cardNumber)
      }
    }
    .disabled(values[isOn: isDisabled])
  }

  private static let codes: [String: (title: String, format: String)] = [
    "Card number": ("Card number", ".cardNumber"), "IBAN": ("IBAN", ".iban"),
    "Telephone": ("Phone", ".phoneNumber"),
    "Date": ("Date of birth", ".date(locale: Locale(identifier: \"en_US\"))"),
    "Decimal": ("Amount", ".decimal(locale: Locale(identifier: \"en_US\"))"),
    "Pattern": ("Licence", ".pattern(\"AA-###\", isUppercased: true)"),
  ]

  func snippet(_ values: ParameterValues) -> Snippet {
    guard let (title, format) = Self.codes[values[format]] else { return Snippet(view: "") }
    return Snippet(
      properties: "@State private var text = \"\"",
      view: code(
        "TextInputField(\n  \(title.literal), text: $text,\n  format: \(format))",
        values[isOn: isDisabled] ? ".disabled(true)" : nil))
  }
}
