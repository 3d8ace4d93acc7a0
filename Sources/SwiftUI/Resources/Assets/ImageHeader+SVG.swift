import Foundation

extension ImageHeader {
  /// SVG 2, 8.2: `width` and `height` where they are lengths, else the `viewBox`.
  var svg: PixelSize? {
    let text = String(decoding: bytes.prefix(8 << 10), as: UTF8.self)
    guard let tag = text.firstRange(of: "<svg") else { return nil }
    let attributes = text[tag.upperBound...].prefix { $0 != ">" }
    let box =
      Self.attribute("viewBox", in: attributes)?
      .split(whereSeparator: { $0 == " " || $0 == "," || $0.isNewline })
      .compactMap { Double($0) } ?? []
    let width = Self.attribute("width", in: attributes).flatMap(Self.pixels)
    let height = Self.attribute("height", in: attributes).flatMap(Self.pixels)
    if let width, let height { return PixelSize(width: width, height: height) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    if let width { return PixelSize(width: width, height: width * box[3] / box[2]) }
    if let height { return PixelSize(width: height * box[2] / box[3], height: height) }
    return PixelSize(width: box[2], height: box[3])
  }

  /// The value of an attribute of the tag, in either kind of quotes.
  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound].last ?? tag.first
      let after = rest[found.upperBound...].drop { $0.isWhitespace }
      rest = rest[found.upperBound...]
      guard before?.isWhitespace ?? true, after.first == "=" else { continue }
      let value = after.dropFirst().drop { $0.isWhitespace }
      guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
      return value.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// A length in CSS pixels (CSS Values 4, 6.2); nil for percentages and font-relative ones.
  private static func pixels(_ length: Substring) -> Double? {
    let number = length.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number) else { return nil }
    switch length.dropFirst(number.count).lowercased().filter({ !$0.isWhitespace }) {
    case "", "px": return value
    case "pt": return value * 96 / 72
    case "pc": return value * 16
    case "in": return value * 96
    case "cm": return value * 96 / 2.54
    case "mm": return value * 96 / 25.4
    default: return nil
    }
  }
}
