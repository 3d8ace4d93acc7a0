import Foundation

extension ColorAsset {
  /// Reads a `.colorset` folder of an asset catalogue (Apple, "Asset Catalog Format Reference").
  ///
  /// Xcode's templates come with an `AccentColor` without a colour; that is a set without variants.
  init(name: String, colorSet folder: URL) throws(ResourceIssue) {
    let contents = folder.appendingPathComponent("Contents.json")
    let root = try ResourceReader.json(contents)
    let entries = root["colors"] as? [[String: Any]] ?? []
    let idiom = ["universal", "mac", "ipad", "iphone"].first { idiom in
      entries.contains { $0["color"] != nil && ($0["idiom"] as? String ?? "universal") == idiom }
    }
    var variants: [Variant] = []
    for entry in entries where (entry["idiom"] as? String ?? "universal") == idiom {
      guard let color = entry["color"] as? [String: Any] else { continue }
      guard let value = Value(color) else {
        throw ResourceIssue(contents, "has a colour with unreadable components")
      }
      variants.append(Variant(appearance: AssetAppearance(entry["appearances"]), value: value))
    }
    self.init(name: name, variants: variants)
  }
}

extension ColorAsset.Value {
  /// Reads the `color` of a variant.
  init?(_ color: [String: Any]) {
    if let reference = color["reference"] as? String {
      self = .platform(reference)
      return
    }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let space = color["color-space"] as? String ?? "srgb"
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white"]
    let written = names.compactMap { Component(components[$0]) }
    guard written.count == names.count,
      let opacity = Component(components["alpha"] ?? "1")?.value(isByte: false)
    else { return nil }
    // "1" is a byte beside "127" and all of it beside "0.5".
    let isByte = written.contains { $0.isSurelyByte }
    var values = written.map { $0.value(isByte: isByte) }
    if space.contains("linear") { values = values.map(Self.encoded) }
    self = .components(
      space == "display-p3" ? .displayP3 : .sRGB, red: values[0], green: values[values.count / 2],
      blue: values[values.count - 1], opacity: min(max(opacity, 0), 1))
  }

  /// The sRGB transfer function (IEC 61966-2-1), mirrored for extended values.
  private static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded =
      magnitude <= 0.003_130_8 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

/// One component as Xcode writes it: `"0.500"`, `"0x7F"`, `"127"`, or a JSON number.
private struct Component {
  private let number: Double
  private let isHexadecimal: Bool
  private let isInteger: Bool

  init?(_ value: Any?) {
    if let text = value as? String {
      isHexadecimal = text.lowercased().hasPrefix("0x")
      isInteger = !text.contains(".")
      let hexadecimal = isHexadecimal ? Int(text.dropFirst(2), radix: 16).map(Double.init) : nil
      guard let number = hexadecimal ?? Double(text), number.isFinite else { return nil }
      self.number = number
    } else if let number = value as? Double, number.isFinite {
      isHexadecimal = false
      isInteger = number > 1
      self.number = number
    } else {
      return nil
    }
  }

  var isSurelyByte: Bool { isHexadecimal || (isInteger && number > 1) }

  func value(isByte: Bool) -> Double {
    isHexadecimal || isSurelyByte || (isByte && isInteger) ? number / 255 : number
  }
}
