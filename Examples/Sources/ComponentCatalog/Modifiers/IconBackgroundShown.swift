import Formwork
import SwiftUI

/// A field on a background with an icon in it.
@MainActor struct IconBackgroundShown: @MainActor ShownComponent {
  let name = "iconTextField(iconSystemName:iconScale:)"
  let summary = """
    Puts any field on a rounded background with an icon in front of the text, as search fields \
    look. It combines with a clear button and with focus on tap, in any order.
    """
  let symbol = "magnifyingglass"
  let category = ComponentCategory.modifiers

  private let icon = Parameter.choice("Icon", "magnifyingglass", "mappin", "at")
  private let scale = Parameter.choice("Scale", "medium", "small", "large")
  private let clears = Parameter.toggle("Clear button", true)

  var parameters: [Parameter] { [icon, scale, clears] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Search for a place")) { Self.field() }
    state("Filled", .field("Search for a place", "Lisbon"), .clear) { Self.field("Lisbon") }
    state("Focused", .field("Search for a place", "Lisbon"), .clear) {
      Focusing { Self.field("Lisbon") }
    }
    state("Disabled", .field("Search for a place", "Lisbon").disabled, .clear.disabled) {
      Self.field("Lisbon").disabled(true)
    }
    state(
      "Long text",
      .field("Search for a place", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"),
      .clear
    ) { Self.field("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch") }
    state("Right to left", .field("ابحث عن مكان", "لشبونة"), .symbol("مسح النص")) {
      Self.field("لشبونة")
        .mirrored()
    }
    state("Largest type", .field("Search for a place", "Lisbon"), .clear) {
      Self.field("Lisbon").dynamicTypeSize(.accessibility5)
    }
  }

  private static func field(_ text: String = "") -> some View {
    Editing(text) { text in
      TextField("", text: text, prompt: Text("Search for a place"))
        .iconTextField(iconSystemName: "magnifyingglass", iconScale: .medium)
        .clearButton(text: text)
    }
  }

  private static let scales: [String: Image.Scale] = ["small": .small, "large": .large]

  @ViewBuilder func preview(_ values: ParameterValues) -> some View {
    let scale = Self.scales[values[scale]] ?? .medium
    Editing("Lisbon") { text in
      let field = TextField("", text: text, prompt: Text("Search for a place"))
        .iconTextField(iconSystemName: values[icon], iconScale: scale)
      if values[isOn: clears] { field.clearButton(text: text) } else { field }
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      properties: "@State private var text = \"Lisbon\"",
      view: code(
        "TextField(\"\", text: $text, prompt: Text(\"Search for a place\"))",
        ".iconTextField(iconSystemName: \(values[icon].literal), iconScale: .\(values[scale]))",
        values[isOn: clears] ? ".clearButton(text: $text)" : nil))
  }
}
