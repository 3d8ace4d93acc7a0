/// Code that makes what a preview shows.
public struct Snippet: Equatable, Sendable {
  /// Types that the view works with.
  public var types: String
  /// The properties that stand in the view.
  public var properties: String
  /// The expression for its body.
  public var view: String

  init(types: String = "", properties: String = "", view: String) {
    self.types = types
    self.properties = properties
    self.view = view
  }

  /// What is shown and copied.
  public var text: String {
    [types, properties, view].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The same as a file that compiles by itself.
  public func file(named name: String) -> String {
    """
    import Formwork
    import FormCore
    import SwiftUI

    enum \(name) {
    \(types.indented(1))

      struct Content: View {
    \(properties.indented(2))

        var body: some View {
    \(view.indented(3))
        }
      }
    }

    """
  }
}

extension String {
  /// The lines, each moved in by steps of two spaces; empty lines stay empty.
  func indented(_ steps: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: "  ", count: steps) + $0 }
      .joined(separator: "\n")
  }

  /// The text as a Swift string literal.
  var literal: String {
    let escaped = map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\t": "\\t"
      default:
        character.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
          ? character.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
          : String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

/// An expression with the modifiers that are asked for, a line each.
func code(_ expression: String, _ modifiers: String?...) -> String {
  ([expression] + modifiers.compactMap { $0 }.map { $0.indented(1) }).joined(separator: "\n")
}
