/// What each SF Symbol name looks like here.
///
/// The names are SF Symbols' own; the pictures are Bootstrap Icons' (MIT license, Debian package
/// `bootstrap-icons`), composites of them, or ours. Each name is shown as the same thing, and no
/// picture stands for more than three names.
///
/// The table is text, one `name drawing` a line and sorted, because type-checking a
/// dictionary literal of this size is slow. See `SymbolDrawing.init` for the notation.
package enum SymbolTable {
  /// The table's parts in reading order.
  static let topics = [
    ("Actions", actions), ("Arrows", arrows), ("Commerce", commerce),
    ("Communication", communication), ("Devices", devices), ("Documents", documents),
    ("Editing", editing), ("Health", health), ("Indices", indices), ("Layout", layout),
    ("Media", media), ("Nature", nature), ("People", people), ("Places", places),
    ("Settings", settings), ("Shapes", shapes), ("Status", status), ("Time", time),
  ]

  private static let entries = topics.reduce(into: [String: String]()) { entries, topic in
    entries.merge(lines(of: topic.1)) { first, _ in first }
  }

  /// Every name, sorted.
  package static let names = entries.keys.sorted()

  package static func contains(_ name: String) -> Bool { entries[name] != nil }

  /// The picture of a name, or nil when the table lacks it.
  package static func drawing(for name: String) -> SymbolDrawing? {
    entries[name].flatMap { SymbolDrawing($0) }
  }

  /// Splits each line at its first space.
  static func lines(of text: String) -> [String: String] {
    text.split(separator: "\n").reduce(into: [:]) { lines, line in
      let halves = line.split(separator: " ", maxSplits: 1)
      guard let name = halves.first, let rest = halves.last, halves.count == 2 else { return }
      lines[String(name)] = String(rest)
    }
  }
}
