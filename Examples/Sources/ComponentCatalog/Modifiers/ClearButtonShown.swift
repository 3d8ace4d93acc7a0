import Formwork
import SwiftUI

/// A button that empties a text, on any view.
@MainActor struct ClearButtonShown: @MainActor ShownComponent {
  let name = "clearButton(text:)"
  let summary = """
    Puts a button at the end of any view that empties a text. It is there for nobody, neither \
    finger nor screen reader, while there is nothing to clear.
    """
  let symbol = "xmark.circle.fill"
  let category = ComponentCategory.modifiers

  private let prompt = Parameter.text("Prompt", "Search for a place")
  private let counts = Parameter.toggle("Count what was cleared")

  var parameters: [Parameter] { [prompt, counts] }

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
        .textFieldStyle(.roundedBorder)
        .clearButton(text: text)
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    Clearing(prompt: values[prompt], counts: values[isOn: counts])
  }

  private struct Clearing: View {
    let prompt: String
    let counts: Bool
    @State private var text = "Lisbon"
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        TextField("", text: $text, prompt: Text(LocalizedStringKey(prompt)))
          .textFieldStyle(.roundedBorder)
          .clearButton(text: $text) { count += 1 }
        if counts { Text("Times cleared: \(count)").font(.footnote).foregroundStyle(.secondary) }
      }
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let field = """
      TextField("", text: $text, prompt: Text(\(values[prompt].literal)))
        .textFieldStyle(.roundedBorder)
      """
    guard values[isOn: counts] else {
      return Snippet(
        properties: "@State private var text = \"Lisbon\"",
        view: field + "\n  .clearButton(text: $text)")
    }
    return Snippet(
      properties: "@State private var text = \"Lisbon\"\n@State private var count = 0",
      view: """
        VStack(alignment: .leading) {
        \(field.indented(1))
            .clearButton(text: $text) { count += 1 }
          Text("Times cleared: \\(count)").font(.footnote).foregroundStyle(.secondary)
        }
        """)
  }
}
