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
    state("Empty") { Amount(title: "Age", value: nil, format: .number) }
    state("Filled") { Amount(title: "Amount", value: 1_234.5, format: .number) }
    state("Focused") { Focusing { Amount(title: "Amount", value: 1_234.5, format: .number) } }
    state("Disabled") { Amount(title: "Amount", value: 12, format: .number).disabled(true) }
    state("With a unit") {
      Amount(title: "Weight", value: 72.5, format: .number).fieldSuffix("kg")
    }
    state("Right to left") {
      Amount(title: "Amount", value: 1_234.5, format: .number)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      Amount(title: "Amount", value: 1_234.5, format: .number).dynamicTypeSize(.accessibility5)
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
