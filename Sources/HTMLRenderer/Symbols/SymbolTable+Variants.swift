extension SymbolTable {
  /// The variants that SwiftUI's `symbolVariant(_:)` asks for.
  package struct Variants: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let slash = Variants(rawValue: 1)
    package static let circle = Variants(rawValue: 2)
    package static let square = Variants(rawValue: 4)
    package static let rectangle = Variants(rawValue: 8)
    package static let fill = Variants(rawValue: 16)

    /// In the order that names spell them: `mic.slash.circle.fill`.
    fileprivate static let spelled: [(String, Variants)] = [
      ("slash", .slash), ("circle", .circle), ("square", .square), ("rectangle", .rectangle),
      ("fill", .fill),
    ]
    fileprivate static let shapes: Variants = [.circle, .square, .rectangle]
  }

  /// The name of a symbol in the given variants: `person` in `.fill` is `person.fill`.
  ///
  /// Variants that the name already spells are kept, a new shape replaces its shape. Where the
  /// table lacks the result, variants are given up as in SwiftUI, which shows the nearest symbol
  /// that exists: first the fill, then the shape, then the slash.
  package static func name(_ name: String, applying variants: Variants) -> String {
    guard !variants.isEmpty else { return name }
    let (stem, own) = separated(name)
    let kept = variants.isDisjoint(with: Variants.shapes) ? own : own.subtracting(Variants.shapes)
    let wanted = kept.union(variants)
    let lesser: [Variants] = [[], .fill, Variants.shapes, [.fill, .circle, .square, .rectangle]]
    for given in lesser where !wanted.subtracting(given).isEmpty {
      let found = spellings(of: stem, in: wanted.subtracting(given)).first(where: contains)
      if let found { return found }
    }
    return name
  }

  /// Splits `mic.slash.fill` into `mic` and its variants; the first part is always the stem's.
  private static func separated(_ name: String) -> (stem: [Substring], variants: Variants) {
    var stem = name.split(separator: ".")
    var variants: Variants = []
    while stem.count > 1, let last = Variants.spelled.first(where: { $0.0 == stem.last ?? "" }) {
      variants.insert(last.1)
      stem.removeLast()
    }
    return (stem, variants)
  }

  /// The variants go last, or before a badge: `person.fill.badge.plus`.
  private static func spellings(of stem: [Substring], in variants: Variants) -> [String] {
    let suffix = Variants.spelled.filter { variants.contains($0.1) }.map { Substring($0.0) }
    let badge = stem.firstIndex(of: "badge") ?? stem.endIndex
    return [stem + suffix, stem[..<badge] + suffix + stem[badge...]]
      .map { $0.joined(separator: ".") }
  }
}
