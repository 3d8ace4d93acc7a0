import BrowserClient
import FormworkTesting
import SwiftUI

/// A public modifier and how it shows that it does something.
struct ModifierRow: Sendable {
  /// `name(label:label:)`, as `PublicModifiers` writes it.
  let name: String
  /// What is wrong; nil when the modifier does what it says.
  let problem: @MainActor @Sendable () async -> String?
}

/// All rows, a file for each family of modifiers. A modifier without a row fails the test.
@MainActor enum ModifierTable {
  static var rows: [ModifierRow] {
    layout + drawing + text + accessibility + lists + behaviour + input + controls + environment
      + presentation + alerts + choices + navigation + toolbar + exceptions
  }

  /// The modifier changes what the sample is on screen.
  static func changes(
    _ name: String, on sample: @escaping @MainActor () -> AnyView = { AnyView(Sample()) },
    inside container: @escaping @MainActor (AnyView) -> AnyView = { $0 },
    _ modify: @escaping @MainActor (AnyView) -> any View
  ) -> ModifierRow {
    ModifierRow(name: name) {
      let plain = picture(of: container(sample()))
      let modified = picture(of: container(AnyView(modify(sample()))))
      return plain == modified ? "changes nothing" : nil
    }
  }

  /// The modifier makes something happen.
  static func does(
    _ name: String, _ happens: @escaping @MainActor () async -> Bool
  ) -> ModifierRow {
    ModifierRow(name: name) { await happens() ? nil : "does not do what it says" }
  }

  /// The page of a view, without replay keys, which hash the types in it, without element numbers,
  /// and without classes that no style sheet knows.
  static func picture(of view: AnyView) -> String {
    Screen(view).html()
      .replacing(#/ data-k="[^"]*"/#, with: "")
      .replacing(numbers) { "\($0.output.1)\"" }
      .replacing(#/class="([^"]*)"/#) { match in
        let known = match.output.1.split(separator: " ").filter { styled.contains(String($0)) }
        return "class=\"\(known.joined(separator: " "))\""
      }
  }

  /// Attributes that name an element, up to its number.
  private static var numbers: Regex<(Substring, Substring)> {
    #/((?:id|data-for|aria-controls|aria-labelledby|aria-describedby|popovertarget)="[a-z]*)\d+"/#
  }

  /// The classes that the style sheets have rules for.
  private static let styled = Set(
    String(decoding: BrowserClient.styleSheet.bytes, as: UTF8.self)
      .matches(of: #/\.([a-z][a-z0-9-]*)/#).map { String($0.output.1) })
}

/// What most modifiers have something to say of.
private struct Sample: View {
  @State private var name = "Anna"

  var body: some View {
    VStack {
      Text("Sample")
      TextField("Name", text: $name)
      Button("Go") {}
      Image(systemName: "star")
      Rectangle()
    }
  }
}
