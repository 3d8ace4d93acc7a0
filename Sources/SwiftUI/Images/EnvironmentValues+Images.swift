import DisplayTree

extension EnvironmentValues {
  /// The size of symbols relative to their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; nil leaves it to the foreground style.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }

  /// Whether the nearest foreground style gives a second level, which symbols then follow.
  var hasForegroundLevels: Bool {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The variants that symbols here are drawn in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum SymbolRenderingKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }
  private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: Bool { false } }
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

/// How the layers of a symbol are coloured.
///
/// Source: Apple's SwiftUI, `SymbolRenderingMode`. Symbols have two layers at most; those of one are
/// drawn alike in all modes but `multicolor`.
public struct SymbolRenderingMode: Hashable, Sendable {
  let graphic: SymbolGraphic.Rendering

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(graphic: .monochrome)
  /// The second layer fainter than the first.
  public static let hierarchical = SymbolRenderingMode(graphic: .hierarchical)
  /// Each layer in the level of the foreground style that is its own.
  public static let palette = SymbolRenderingMode(graphic: .palette)
  /// In the colours that the symbol has of its own, where it has any.
  public static let multicolor = SymbolRenderingMode(graphic: .multicolor)
}

extension View {
  /// Sizes the symbols in this view beside text of the same font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Says how the layers of symbols in this view are coloured.
  ///
  /// ```swift
  /// Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
  /// Image(systemName: "folder.badge.plus").foregroundStyle(.green, .gray)
  /// ```
  ///
  /// Source: Apple's SwiftUI, `symbolRenderingMode(_:)`. Symbols have two layers at most: a sign and what
  /// encloses it (`….circle`, `….square.fill`, `….triangle`, `….shield`), or a badge or an arrow and what
  /// it belongs to. Other symbols have one and stay in one colour; `.multicolor` knows the colours of
  /// signs whose colour is their meaning, such as `xmark.circle.fill`, and leaves others in one.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds a variant, such as `.fill`, to the symbols in this view that have it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(graphic: $0.graphic.union(variant.graphic))
    }
  }
}
