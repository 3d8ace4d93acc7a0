import Foundation

/// A named picture of the app: its files for each density and appearance.
package struct ImageAsset: Hashable, Sendable {
  /// Whether it is drawn in its own colours or in the foreground colour.
  package enum RenderingIntent: String, Sendable {
    case original, template
  }

  package struct Variant: Hashable, Sendable {
    package var url: URL
    /// Pixels per point; 1 for pictures that scale by themselves.
    package var scale: Int
    package var appearance: AssetAppearance
    package var isVector: Bool
    /// Nil where the file's header does not tell cheaply (PDF, HEIC).
    package var pixelSize: PixelSize?

    /// The size it is laid out at.
    package var pointSize: PixelSize? {
      pixelSize.map {
        PixelSize(width: $0.width / Double(scale), height: $0.height / Double(scale))
      }
    }
  }

  package var name: String
  package var variants: [Variant]
  package var renderingIntent: RenderingIntent?

  /// The best files for an appearance, one per scale, ascending; empty without any file.
  package func variants(isDark: Bool, isHighContrast: Bool = false) -> [Variant] {
    let fitting = variants.compactMap { variant in
      variant.appearance.fitness(isDark: isDark, isHighContrast: isHighContrast).map {
        (variant: variant, fitness: $0)
      }
    }
    // Of one appearance only: a dark picture at 2x must not meet a light one at 1x.
    let best = fitting.map(\.fitness).max()
    var seen: Set<Int> = []
    return fitting.filter { $0.fitness == best }.map(\.variant)
      .sorted { $0.scale < $1.scale }
      .filter { seen.insert($0.scale).inserted }
  }

  /// Whether it looks different in the dark.
  package var hasDarkVariant: Bool { variants.contains { $0.appearance.isDark == true } }
}

extension ImageAsset.Variant {
  init(_ url: URL, scale: Int, appearance: AssetAppearance = .any) {
    let isVector = ["svg", "pdf"].contains(url.pathExtension.lowercased())
    self.init(
      url: url, scale: isVector ? 1 : scale, appearance: appearance, isVector: isVector,
      pixelSize: PixelSize(of: url))
  }
}
