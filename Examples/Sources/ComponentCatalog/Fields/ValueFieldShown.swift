import Formwork
import SwiftUI

/// A text field over a number or a date.
@MainActor struct ValueFieldShown: @MainActor ShownComponent {
  let name = "TextInputField(value:format:)"
  let title = "Values by a format"
  let id = "values"
  let summary = """
    A text field over a number, an amount or a date. The value follows each key, the text is written \
    anew when the field is left, and what stands for no value is kept and marked.
    """
  let symbol = "number"
  let category = ComponentCategory.fields

  private let format = Parameter.choice("Format", "Number", "Euro", "Percent")
  private let isOptional = Parameter.toggle("May be missing")

  var parameters: [Parameter] { [format, isOptional] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Age")) { Amount(title: "Age", value: nil, format: .number) }
    state("Filled", .field("Amount", "1,234.5"), .clear) {
      Amount(title: "Amount", value: 1_234.5, format: .number)
    }
    state("Focused", .field("Amount", "1,234.5"), .clear) {
      Focusing { Amount(title: "Amount", value: 1_234.5, format: .number) }
    }
    state("Invalid", .field("Guests", "0").invalid("Guests must be from 1 to 8"), .clear) {
      Modelled(0, rules: .range(1...8)) {
        TextInputField("Guests", field: $0, format: .number)
      }
    }
    state("Pending", .field("Guests", "4").helped(by: "Checking"), .clear) {
      Modelled(4, rules: .neverAnswered) {
        TextInputField("Guests", field: $0, format: .number)
      }
    }
    state("Disabled", .field("Amount", "12").disabled) {
      Amount(title: "Amount", value: 12, format: .number).disabled(true)
    }
    state("With a unit", .field("Weight, kg", "72.5"), .clear) {
      Amount(title: "Weight", value: 72.5, format: .number).fieldSuffix("kg")
    }
    state("A date", .field("Date of birth", "1/1/2000"), .clear) { Day() }
    state(
      "Long text", .field("The sum of all that was spent on the journey", "12,345,678,901,234.5"),
      .clear
    ) {
      Amount(
        title: "The sum of all that was spent on the journey", value: 12_345_678_901_234.5,
        format: .number)
    }
    state("Right to left", .field("المبلغ", "1,234.5"), .symbol("مسح النص")) {
      Amount(title: "Amount", value: 1_234.5, format: .number)
        .mirrored()
    }
    state("Largest type", .field("Amount", "1,234.5"), .clear) {
      Amount(title: "Amount", value: 1_234.5, format: .number).dynamicTypeSize(.accessibility5)
    }
  }

  private struct Day: View {
    @State private var day: Date? = Date(timeIntervalSince1970: 946_684_800)

    var body: some View {
      TextInputField(
        "Date of birth", value: $day,
        format: Date.FormatStyle(
          date: .numeric, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt))
    }
  }

  /// A field with a value of its own.
  private struct Amount<Format: ParseableFormatStyle>: View
  where Format.FormatInput == Double, Format.FormatOutput == String {
    let title: LocalizedStringKey
    @State var value: Double?
    let format: Format

    var body: some View { TextInputField(title, value: $value, format: format) }
  }

  private struct Required<Format: ParseableFormatStyle>: View
  where Format.FormatInput == Double, Format.FormatOutput == String {
    @State private var value = 12.5
    let format: Format

    var body: some View { TextInputField("Amount", value: $value, format: format) }
  }

  @ViewBuilder func preview(_ values: ParameterValues) -> some View {
    switch values[format] {
    case "Euro": amount(.currency(code: "EUR"), values)
    case "Percent": amount(.percent, values)
    default: amount(.number, values)
    }
  }

  @ViewBuilder private func amount<Format: ParseableFormatStyle>(
    _ format: Format, _ values: ParameterValues
  ) -> some View where Format.FormatInput == Double, Format.FormatOutput == String {
    if values[isOn: isOptional] {
      Amount(title: "Amount", value: 12.5, format: format)
    } else {
      Required(format: format)
    }
  }

  private static let codes = [
    "Number": ".number", "Euro": ".currency(code: \"EUR\")", "Percent": ".percent",
  ]

  func snippet(_ values: ParameterValues) -> Snippet {
    let format = Self.codes[values[format]] ?? ""
    return Snippet(
      properties: values[isOn: isOptional]
        ? "@State private var amount: Double? = 12.5" : "@State private var amount = 12.5",
      view: "TextInputField(\"Amount\", value: $amount, format: \(format))")
  }
}
