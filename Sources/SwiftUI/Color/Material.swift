import DisplayTree

/// A translucent ground that blurs what is behind it.
///
/// Source: Apple's SwiftUI, `Material`. The page draws one blur for all thicknesses.
public struct Material: ShapeStyle, Hashable {
  let thickness: UInt8

  /// Apple's clearest material; here the one blur.
  public static let ultraThin = Material(thickness: 0)
  /// A clear material; here the one blur.
  public static let thin = Material(thickness: 1)
  /// The material of bars and sheets; here the one blur.
  public static let regular = Material(thickness: 2)
  /// A dense material; here the one blur.
  public static let thick = Material(thickness: 3)
  /// Apple's densest material; here the one blur.
  public static let ultraThick = Material(thickness: 4)
  /// The ground of a toolbar.
  public static let bar = Material(thickness: 5)

  /// A ground of 70 % white, on dark pages grey, over a blur of 20 points.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .material(thickness)) }
}

extension ShapeStyle where Self == Material {
  /// `Material.ultraThin`, where a style is asked for.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// `Material.thin`, where a style is asked for.
  public static var thinMaterial: Material { .thin }
  /// `Material.regular`, where a style is asked for.
  public static var regularMaterial: Material { .regular }
  /// `Material.thick`, where a style is asked for.
  public static var thickMaterial: Material { .thick }
  /// `Material.ultraThick`, where a style is asked for.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// `Material.bar`, where a style is asked for.
  public static var bar: Material { .bar }
}
