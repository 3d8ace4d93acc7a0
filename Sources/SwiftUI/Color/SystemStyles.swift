import DisplayTree

/// The ground of selected things: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .accent) }
}

/// Lines between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.separator)) }
}

/// What an empty field says.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.placeholder)) }
}

/// Text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.link)) }
}

/// The grey ground of small shapes.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.fill)) }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: .named(.background)) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  let own: Paint

  public init<S: ShapeStyle>(_ style: S) { own = style.paint }

  public var _paint: _ShapeStylePaint { _ShapeStylePaint(paint: own) }
}

/// A style that lets through what is behind it.
public struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

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
