/// The surroundings a variant of an asset is made for.
package struct AssetAppearance: Hashable, Sendable {
  /// Nil for any.
  package var isDark: Bool?
  package var isHighContrast: Bool

  package init(isDark: Bool? = nil, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  package static let any = AssetAppearance()
  package static let dark = AssetAppearance(isDark: true)

  /// Reads the `appearances` of a variant in `Contents.json`.
  init(_ value: Any?) {
    self.init()
    for entry in value as? [[String: Any]] ?? [] {
      switch (entry["appearance"] as? String, entry["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }

  /// How well a variant made for this suits wanted surroundings; nil when not at all.
  func fitness(isDark wantsDark: Bool, isHighContrast wantsContrast: Bool) -> Int? {
    if let isDark, isDark != wantsDark { return nil }
    if isHighContrast, !wantsContrast { return nil }
    return (isDark == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
  }
}
