import DisplayTree

extension EnvironmentValues {
  /// The size of symbols relative to their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  var symbolRendering: SymbolGraphic.Rendering? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }

  /// The variants that symbols here are drawn in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum SymbolRenderingKey: EnvironmentKey {
    static var defaultValue: SymbolGraphic.Rendering? { nil }
  }
  private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }
}

/// Variants of a symbol: filled, in a circle, struck through.
///
/// Source: Apple's SwiftUI, `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  var graphic: SymbolGraphic.Variants

  /// The symbol that the name means, without a variant.
  public static let none = SymbolVariants(graphic: [])
  /// Its filled sibling, where there is one.
  public static let fill = SymbolVariants(graphic: .fill)
  /// Its sibling in a circle, where there is one.
  public static let circle = SymbolVariants(graphic: .circle)
  /// Its sibling in a square, where there is one.
  public static let square = SymbolVariants(graphic: .square)
  /// Its sibling that is struck through, where there is one.
  public static let slash = SymbolVariants(graphic: .slash)

  /// These variants, filled.
  public var fill: SymbolVariants { SymbolVariants(graphic: graphic.union(.fill)) }
  /// These variants, in a circle.
  public var circle: SymbolVariants { SymbolVariants(graphic: graphic.union(.circle)) }
  /// These variants, in a square.
  public var square: SymbolVariants { SymbolVariants(graphic: graphic.union(.square)) }
  /// These variants, struck through.
  public var slash: SymbolVariants { SymbolVariants(graphic: graphic.union(.slash)) }
}

/// How the layers of a symbol are coloured; the page draws one layer in the foreground style.
///
/// Source: Apple's SwiftUI, `SymbolRenderingMode`. All modes are drawn alike.
public struct SymbolRenderingMode: Hashable, Sendable {
  let graphic: SymbolGraphic.Rendering

  /// The foreground style throughout, as every mode is drawn.
  public static let monochrome = SymbolRenderingMode(graphic: .monochrome)
  /// Apple's shades of one colour; drawn as `monochrome`.
  public static let hierarchical = SymbolRenderingMode(graphic: .hierarchical)
  /// Apple's two or three colours; drawn as `monochrome`.
  public static let palette = SymbolRenderingMode(graphic: .palette)
  /// Apple's own colours of a symbol; drawn as `monochrome`.
  public static let multicolor = SymbolRenderingMode(graphic: .multicolor)
}

extension View {
  /// Sizes the symbols in this view beside text of the same font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Says how the layers of symbols in this view are coloured.
  ///
  /// Source: Apple's SwiftUI, `symbolRenderingMode(_:)`. It has no effect: Bootstrap Icons have one layer,
  /// drawn in the foreground style.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRendering, mode?.graphic)
  }

  /// Adds a variant, such as `.fill`, to the symbols in this view that have it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(graphic: $0.graphic.union(variant.graphic))
    }
  }
}
