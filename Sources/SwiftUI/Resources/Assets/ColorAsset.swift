/// A named colour of the app, with its variants for the dark and for high contrast.
package struct ColorAsset: Hashable, Sendable {
  package enum Space: String, Sendable {
    case sRGB, displayP3
  }

  package enum Value: Hashable, Sendable {
    /// Gamma-encoded components, from 0 to 1 unless the colour space is an extended one.
    case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
    /// One of the platform's own, as the catalogue names it (`systemBlueColor`).
    case platform(String)
  }

  package struct Variant: Hashable, Sendable {
    package var appearance: AssetAppearance
    package var value: Value
  }

  package var name: String
  package var variants: [Variant]

  /// The colour for an appearance; nil when the set has none at all for it.
  package func value(isDark: Bool, isHighContrast: Bool = false) -> Value? {
    variants.compactMap { variant in
      variant.appearance.fitness(isDark: isDark, isHighContrast: isHighContrast).map {
        (value: variant.value, fitness: $0)
      }
    }.max { $0.fitness < $1.fitness }?.value
  }
}
