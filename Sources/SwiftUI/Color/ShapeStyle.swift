import DisplayTree

/// What a shape or text is drawn with: a colour, a gradient, a level of the foreground.
///
/// Source: Apple's SwiftUI, `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// How the runtime draws it.
  var _paint: _ShapeStylePaint { get }
}

/// The runtime's form of a shape style. Opaque.
public struct _ShapeStylePaint: Sendable {
  package let paint: Paint
}

extension ShapeStyle {
  var paint: Paint { _paint.paint }
}

extension Color: ShapeStyle {
  /// The colour as it is.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: paint) }
}

extension ShapeStyle where Self == Color {
  /// `Color.red`, where a style is asked for.
  public static var red: Color { .red }
  /// `Color.orange`, where a style is asked for.
  public static var orange: Color { .orange }
  /// `Color.yellow`, where a style is asked for.
  public static var yellow: Color { .yellow }
  /// `Color.green`, where a style is asked for.
  public static var green: Color { .green }
  /// `Color.mint`, where a style is asked for.
  public static var mint: Color { .mint }
  /// `Color.teal`, where a style is asked for.
  public static var teal: Color { .teal }
  /// `Color.cyan`, where a style is asked for.
  public static var cyan: Color { .cyan }
  /// `Color.blue`, where a style is asked for.
  public static var blue: Color { .blue }
  /// `Color.indigo`, where a style is asked for.
  public static var indigo: Color { .indigo }
  /// `Color.purple`, where a style is asked for.
  public static var purple: Color { .purple }
  /// `Color.pink`, where a style is asked for.
  public static var pink: Color { .pink }
  /// `Color.brown`, where a style is asked for.
  public static var brown: Color { .brown }
  /// `Color.white`, where a style is asked for.
  public static var white: Color { .white }
  /// `Color.gray`, where a style is asked for.
  public static var gray: Color { .gray }
  /// `Color.black`, where a style is asked for.
  public static var black: Color { .black }
  /// `Color.clear`, where a style is asked for.
  public static var clear: Color { .clear }
}

/// A level of the foreground style in force: what text is drawn in, and four paler ones.
///
/// Source: Apple's SwiftUI, `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// 78 % of a foreground colour that was set, else the grey of less important text.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// Half of a foreground colour that was set, else a pale grey.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// A quarter of a foreground colour that was set, else a paler grey.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// Drawn as `quaternary`: the page has four levels.
  public static let quinary = HierarchicalShapeStyle(level: 5)

  /// The level as the page derives it from the foreground around.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .level(level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What text is drawn in here: black, white on a dark page, or the colour that was set.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The grey of less important text, or 78 % of a colour that was set.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The pale grey of what is disabled, or half of a colour that was set.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The palest grey, or a quarter of a colour that was set.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The palest grey, too: it is drawn as `quaternary`.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The colour of controls, which `tint(_:)` sets.
///
/// Source: Apple's SwiftUI, `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.tint` spells the same.
  public init() {}

  /// The tint; text in it takes a sibling that can be read.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that `tint(_:)` sets around the view; blue without one.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The ground of the page, wherever the view stands.
///
/// Source: Apple's SwiftUI, `BackgroundStyle`. In groups and sheets, whose ground differs, it is that of
/// the page, too.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.background` spells the same.
  public init() {}

  /// White, and black on a dark page.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The page's ground: white, and black on a dark page.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// What text is drawn with at this place, which `foregroundStyle(_:)` sets.
///
/// Source: Apple's SwiftUI, `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.foreground` spells the same.
  public init() {}

  /// What text is drawn in at this place.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .level(1)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What text is drawn in at this place.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
