import DisplayTree

/// A translucent ground that blurs what is behind it.
///
/// Source: Apple's SwiftUI, `Material`. The page draws one blur for all thicknesses.
public struct Material: ShapeStyle, Hashable {
  let thickness: UInt8

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 1)
  public static let regular = Material(thickness: 2)
  public static let thick = Material(thickness: 3)
  public static let ultraThick = Material(thickness: 4)
  /// The ground of a toolbar.
  public static let bar = Material(thickness: 5)

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .material(thickness)) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
