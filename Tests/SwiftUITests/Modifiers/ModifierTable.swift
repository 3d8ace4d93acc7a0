import DisplayTree
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

  /// Everything a renderer could ask of a view, as text.
  static func picture(of view: AnyView, isDark: Bool = false) -> String {
    var settings = ScreenSettings()
    settings.languages = ["en"]
    settings.isDark = isDark
    let host = ViewHost(view, settings: settings)
    func lines(_ element: Element, _ indent: String) -> String {
      var description = element.describe()
      description.replayKey = nil
      return "\(indent)\(element.kind) \(element.fills.rawValue) \(element.sizing) \(description)\n"
        + element.children.map { lines($0, indent + " ") }.joined()
    }
    return host.tree.root.map { lines($0, "") } ?? ""
  }
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
