import Formwork
import SwiftUI

/// A tap beside the field focuses it.
@MainActor struct FocusOnTapShown: @MainActor ShownComponent {
  let name = "textFieldFocusOnTap(onTapHandler:)"
  let summary = """
    A tap anywhere on the decorated view puts the caret into the field in it, and may do something \
    more, such as opening results.
    """
  let symbol = "hand.tap"
  let category = ComponentCategory.modifiers

  private let counts = Parameter.toggle("Count the taps", true)

  var parameters: [Parameter] { [counts] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("City")) { Self.card() }
    state("Filled", .field("City", "Lisbon")) { Self.card("Lisbon") }
    state("Focused", .field("City", "Lisbon")) { Focusing { Self.card("Lisbon") } }
    state("Disabled", .field("City", "Lisbon").disabled) { Self.card("Lisbon").disabled(true) }
    state("Long text", .field("City", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"))
    { Self.card("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch") }
    state("Right to left", .field("المدينة", "لشبونة")) {
      Self.card("لشبونة")
        .mirrored()
    }
    state("Largest type", .field("City", "Lisbon")) {
      Self.card("Lisbon").dynamicTypeSize(.accessibility5)
    }
  }

  private static func card(_ text: String = "") -> some View {
    Editing(text) { FocusCard(text: $0).textFieldFocusOnTap() }
  }

  func preview(_ values: ParameterValues) -> some View {
    Counting(counts: values[isOn: counts])
  }

  private struct Counting: View {
    let counts: Bool
    @State private var text = ""
    @State private var taps = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        FocusCard(text: $text).textFieldFocusOnTap { taps += 1 }
        if counts { Text("Taps: \(taps)").font(.footnote).foregroundStyle(.secondary) }
      }
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let card = """
      VStack(alignment: .leading) {
        Label("Where to?", systemImage: "mappin.and.ellipse").font(.headline)
        TextField("City", text: $text)
      }
      .padding()
      .background(Color(.tertiarySystemFill))
      .cornerRadius(10)
      """
    guard values[isOn: counts] else {
      return Snippet(
        properties: "@State private var text = \"\"", view: card + "\n.textFieldFocusOnTap()")
    }
    return Snippet(
      properties: "@State private var text = \"\"\n@State private var taps = 0",
      view: """
        VStack(alignment: .leading, spacing: 12) {
        \(card.indented(1))
          .textFieldFocusOnTap { taps += 1 }
          Text("Taps: \\(taps)").font(.footnote).foregroundStyle(.secondary)
        }
        """)
  }
}

/// A card that is larger than the field in it.
private struct FocusCard: View {
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading) {
      Label("Where to?", systemImage: "mappin.and.ellipse").font(.headline)
      TextField("City", text: $text)
    }
    .padding()
    .background(Color(.tertiarySystemFill))
    .cornerRadius(10)
  }
}
