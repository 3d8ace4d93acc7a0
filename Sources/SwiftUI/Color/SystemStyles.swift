import DisplayTree

/// The ground of selected things: the tint.
///
/// Source: Apple's SwiftUI, `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.selection` spells the same.
  public init() {}

  /// The tint.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .accent) }
}

/// The translucent grey of the lines between rows.
///
/// Source: Apple's SwiftUI, `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.separator` spells the same.
  public init() {}

  /// A translucent grey.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.separator)) }
}

/// The grey of the words in an empty field.
///
/// Source: Apple's SwiftUI, `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.placeholder` spells the same.
  public init() {}

  /// A grey that is darker than Apple's, so that it can be read.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.placeholder)) }
}

/// The blue of text that leads elsewhere, whatever the tint.
///
/// Source: Apple's SwiftUI, `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.link` spells the same.
  public init() {}

  /// A blue that can be read as text, whatever the tint.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.link)) }
}

/// The grey ground of small shapes.
///
/// Source: Apple's SwiftUI, `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.fill` spells the same.
  public init() {}

  /// A translucent grey: 20 % of it, on dark pages 36 %.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.fill)) }
}

/// White, and black on a dark page.
///
/// Source: Apple's SwiftUI, `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Has nothing to set; `.windowBackground` spells the same.
  public init() {}

  /// White, and black on a dark page.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.background)) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The tint, as the ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The translucent grey of the lines between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The grey of the words in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// A blue that can be read as text, whatever the tint.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent grey of small filled shapes: 20 %, on dark pages 36 %.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// White, and black on a dark page.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A style whose type is hidden.
///
/// Source: Apple's SwiftUI, `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  let own: Paint

  /// Any style; what it is drawn with is asked for once, here.
  public init<S: ShapeStyle>(_ style: S) { own = style.paint }

  /// What the hidden style is drawn with.
  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: own) }
}

/// A style that lets through what is behind it.
public struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The style's paint, faded; a gradient fades colour by colour.
  public var _paint: _ShapeStylePaint {
    _ShapeStylePaint(paint: style.paint.faded(to: opacity))
  }
}

extension ShapeStyle {
  /// The same style, more or less see-through.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == OpacityShapeStyle<ForegroundStyle> {
  /// The foreground style, more or less see-through.
  public static func opacity(_ opacity: Double) -> OpacityShapeStyle<ForegroundStyle> {
    OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
}

extension Paint {
  /// The paint with a share of its opacity; a gradient fades stop by stop.
  func faded(to opacity: Double) -> Paint {
    guard case .gradient(var gradient) = self else { return .opacity(self, opacity) }
    for index in gradient.stops.indices {
      gradient.stops[index].paint = .opacity(gradient.stops[index].paint, opacity)
    }
    return .gradient(gradient)
  }
}
