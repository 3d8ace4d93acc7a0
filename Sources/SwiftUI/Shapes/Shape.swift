import DisplayTree
import Foundation

/// A figure that is filled or stroked, and a view that fills with the foreground style.
///
/// The built-in shapes follow the size of their box. A shape of your own is asked for its path for
/// the size of the fixed `frame` around it, or else for 100 by 100 points, and the page fits that
/// drawing into the box.
///
/// Source: Apple's SwiftUI, `Shape`.
nonisolated public protocol Shape: Sendable, View {
  /// The outline inside a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the runtime draws. The built-in shapes answer it themselves; opaque.
  nonisolated var _figure: _Figure { get }
}

extension Shape {
  /// A drawing of the path, for the size of the fixed frame around it or else 100 by 100 points.
  nonisolated public var _figure: _Figure {
    _Figure(drawnBy: { [self] size in path(in: CGRect(origin: .zero, size: size)) })
  }

  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, layers: [ShapeLayer(_figure, fill: .level(1))])
  }
}

/// A shape that can be drawn smaller by the same amount on all sides.
///
/// Source: Apple's SwiftUI, `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The shape with an inset.
  associatedtype InsetShape: InsettableShape

  /// The same shape, smaller on each side by points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn smaller by the same amount on all sides.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline of the base inside of what the inset leaves of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The base's figure, smaller by the inset.
  nonisolated public var _figure: _Figure { base._figure.inset(by: amount) }

  /// The same shape, smaller by both insets.
  nonisolated public func inset(by more: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: amount + more)
  }
}

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: CGFloat
  let end: CGFloat

  /// The outline of the whole base: the part is cut where it is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The base's figure with the part of its outline, 0…1.
  nonisolated public var _figure: _Figure {
    var figure = base._figure
    let start = min(max(Double(start), 0), 1)
    figure.trim = start...max(start, min(Double(end), 1))
    return figure
  }
}

/// The stroke of a shape, as a shape.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The outline that is stroked, not that of the stroke.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The base's figure, stroked instead of filled.
  nonisolated public var _figure: _Figure {
    var figure = base._figure
    figure.stroke = style
    return figure
  }
}

/// A shape whose type is hidden.
///
/// Source: Apple's SwiftUI, `AnyShape`.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape, so that shapes of different types fit one variable.
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline of the hidden shape.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The figure of the hidden shape.
  nonisolated public var _figure: _Figure { shape._figure }
}

extension Shape {
  /// The part of the outline between two shares of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// The stroke of the outline as a shape, to be filled; its width is in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(base: self, style: style)
  }
}
