import Foundation

/// The public modifiers of the module, read from its sources: every `public func` in an
/// `extension View`, written as `name(label:label:)`.
enum PublicModifiers {
  static func all() throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/SwiftUI")
      .resolvingSymlinksInPath()
    guard let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    else { return [] }
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      names.formUnion(modifiers(in: try String(contentsOf: file, encoding: .utf8)))
    }
    return names
  }

  static func modifiers(in source: String) -> [String] {
    var names: [String] = []
    var isInside = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("extension View ") { isInside = true }
      if line == "}" { isInside = false }
      guard isInside, line.contains("public func ") else { continue }
      names.append(signature(lines[index...].prefix(12).joined(separator: " ")))
    }
    return names
  }

  /// `name(label:)` from a declaration's text.
  private static func signature(_ declaration: String) -> String {
    let rest = Array(declaration.components(separatedBy: "public func ").dropFirst().joined())
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    var index = name.count
    if index < rest.count, rest[index] == "<" { index = end(of: rest, from: index) + 1 }
    let close = end(of: rest, from: index)
    return name + "(" + labels(rest[(index + 1)..<close]) + ")"
  }

  /// Where the bracket that opens at an index closes.
  private static func end(of text: [Character], from start: Int) -> Int {
    var depth = 0
    for index in start..<text.count {
      if "([{<".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if text[index] == ">", text[index - 1] != "-" { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.count - 1
  }

  private static func labels(_ parameters: ArraySlice<Character>) -> String {
    var depth = 0
    var parts = [""]
    var previous: Character = " "
    for character in parameters {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      previous = character
    }
    return parts.compactMap { part in
      let words = part.split(whereSeparator: { $0 == " " })
        .filter { !$0.hasPrefix("@") }
      return words.first.map { $0.hasSuffix(":") ? String($0) : "\($0):" }
    }.joined()
  }
}
