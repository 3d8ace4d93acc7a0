/// One node of a string catalogue: a `stringUnit`, or `variations` of it by plural or device.
struct CatalogVariants {
  /// Nil while nothing is translated.
  let value: LocalizedText.Variants?

  /// Nil when the node holds neither a text nor variations.
  init?(_ node: [String: Any]) {
    if let unit = node["stringUnit"] as? [String: Any] {
      guard let text = unit["value"] as? String else { return nil }
      let isUntranslated = text.isEmpty && unit["state"] as? String == "new"
      value = isUntranslated ? nil : .text(FormatString(text))
    } else if let variations = node["variations"] as? [String: Any] {
      if let plural = variations["plural"] as? [String: Any] {
        value = Self.plural(plural)
      } else if let node = Self.fallbackDevice(variations["device"]),
        let variants = CatalogVariants(node)
      {
        value = variants.value
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  private static func plural(_ forms: [String: Any]) -> LocalizedText.Variants? {
    var formats: [PluralCategory: FormatString] = [:]
    for (name, node) in forms {
      guard let category = PluralCategory(rawValue: name), let node = node as? [String: Any],
        case .text(let format)? = CatalogVariants(node)?.value
      else { continue }
      formats[category] = format
    }
    return formats.isEmpty ? nil : .plural(formats)
  }

  /// A browser is none of Apple's devices: `other`, else the roomiest one.
  private static func fallbackDevice(_ devices: Any?) -> [String: Any]? {
    let devices = devices as? [String: Any] ?? [:]
    let name = ["other", "mac", "ipad", "iphone"].first { devices[$0] != nil }
    return (name ?? devices.keys.min()).flatMap { devices[$0] as? [String: Any] }
  }
}

extension FormatString {
  /// The specifier, when the text is one and nothing else.
  var onlySpecifier: Specifier? {
    guard pieces.count == 1, case .specifier(let specifier) = pieces[0] else { return nil }
    return specifier
  }
}
