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
    state("Empty", .field("Card number")) { Self.field("Card number", "", .cardNumber) }
    state("Filled", .field("Card number", "4242 4242 4242 4242"), .clear) {
      Self.field("Card number", "4242 4242 4242 4242", .cardNumber)
    }
    state("Focused", .field("Card number", "4242 4242 4242 4242"), .clear) {
      Focusing { Self.field("Card number", "4242 4242 4242 4242", .cardNumber) }
    }
    state(
      "Invalid",
      .field("Card number", "4242 4242").invalid("Card number must have at least 12 characters"),
      .clear
    ) {
      Modelled("4242 4242", rules: .length(12...)) {
        TextInputField("Card number", field: $0, format: .cardNumber)
      }
    }
    state("Pending", .field("Card number", "4242 4242 4242 4242").helped(by: "Checking"), .clear) {
      Modelled("4242 4242 4242 4242", rules: .neverAnswered) {
        TextInputField("Card number", field: $0, format: .cardNumber)
      }
    }
    state("IBAN", .field("IBAN", "DE89 3704 0044 0532 0130 00"), .clear) {
      Self.field("IBAN", "DE89 3704 0044 0532 0130 00", .iban)
    }
    state("Telephone", .field("Phone", "+49 309 018 20"), .clear) {
      Self.field("Phone", "+49 30 901820", .phoneNumber)
    }
    state("Date", .field("Date of birth", "12/31/1999"), .clear) {
      Self.field("Date of birth", "12/31/1999", .date(locale: Self.english))
    }
    state("Decimal", .field("Amount", "1,234.50"), .clear) {
      Self.field("Amount", "1,234.50", .decimal(locale: Self.english))
    }
    state("Pattern", .field("Licence", "AB-123"), .clear) {
      Self.field("Licence", "AB-123", .pattern("AA-###", isUppercased: true))
    }
    state("Disabled", .field("Card number", "4242 4242").disabled) {
      Self.field("Card number", "4242 4242", .cardNumber).disabled(true)
    }
    state(
      "Long text",
      .field(
        "The number of the account that the rent is paid from",
        "MT84 MALT 0110 0001 2345 MTLC AST0 01S"), .clear
    ) {
      Self.field(
        "The number of the account that the rent is paid from",
        "MT84 MALT 0110 0001 2345 MTLC AST0 01S", .iban)
    }
    state("Right to left", .field("رقم البطاقة", "4242 4242 4242 4242"), .symbol("مسح النص")) {
      Self.field("Card number", "4242 4242 4242 4242", .cardNumber)
        .mirrored()
    }
    state("Largest type", .field("Card number", "4242 4242"), .clear) {
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
