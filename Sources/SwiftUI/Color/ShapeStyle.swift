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
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: paint) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// A level of the foreground style in force.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .level(level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The tint in force.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the surrounding container.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .level(1)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
