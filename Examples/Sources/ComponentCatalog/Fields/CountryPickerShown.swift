import FormCore
import Formwork
import SwiftUI

/// A choice of all countries.
@MainActor struct CountryPickerShown: @MainActor ShownComponent {
  let name = "CountryPicker"
  let summary = """
    A choice of all countries, by their names in the person's language and in its order. It writes \
    codes of two letters.
    """
  let symbol = "globe"
  let category = ComponentCategory.fields

  private let title = Parameter.text("Title", "Country or region")
  private let country = Parameter.choice("Country", "None", "DE", "JP")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] { [title, country, isDisabled] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .picker("Country or region", "Choose")) { Self.picker("") }
    state("Filled", .picker("Country or region", "Germany")) { Self.picker("DE") }
    state("Focused", .picker("Country or region", "Germany")) { Focusing { Self.picker("DE") } }
    state(
      "Invalid",
      .picker("Country or region", "Choose").required.invalid("Country or region is required")
    ) {
      Modelled("", label: "Country or region", rules: .required) { country in
        FormRow(country) { CountryPicker(selection: $0) }
      }
    }
    state("Disabled", .picker("Country or region", "Germany").disabled) {
      Self.picker("DE").disabled(true)
    }
    state(
      "Long text",
      .picker("The country or region that issued your passport", "So. Georgia & So. Sandwich Isl.")
    ) {
      Editing("GS") {
        CountryPicker("The country or region that issued your passport", selection: $0)
      }
    }
    state("Right to left", .picker("البلد أو المنطقة", "مصر")) { Self.picker("EG").mirrored() }
    state("Largest type", .picker("Country or region", "Germany")) {
      Self.picker("DE").dynamicTypeSize(.accessibility5)
    }
  }

  private static func picker(_ country: String) -> some View {
    Editing(country) { CountryPicker(selection: $0) }
  }

  func preview(_ values: ParameterValues) -> some View {
    Editing(values[country] == "None" ? "" : values[country]) { code in
      CountryPicker(LocalizedStringKey(values[title]), selection: code)
    }
    .disabled(values[isOn: isDisabled])
    .id(values[country])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let chosen = values[country] == "None" ? "" : values[country]
    let title = values[title] == "Country or region" ? "" : "\(values[title].literal), "
    return Snippet(
      properties: "@State private var country = \(chosen.literal)",
      view: code(
        "CountryPicker(\(title)selection: $country)",
        values[isOn: isDisabled] ? ".disabled(true)" : nil))
  }
}
