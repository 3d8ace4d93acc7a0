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
  nonisolated public var _figure: _Figure {
    _Figure(drawnBy: { [self] size in path(in: CGRect(origin: .zero, size: size)) })
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, layers: [ShapeLayer(_figure, fill: .level(1))])
  }
}

/// A shape that can be drawn smaller by the same amount on all sides.
///
/// Source: Apple's SwiftUI, `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn smaller by the same amount on all sides.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated public var _figure: _Figure { base._figure.inset(by: amount) }

  nonisolated public func inset(by more: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: amount + more)
  }
}

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: CGFloat
  let end: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

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

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated public var _figure: _Figure {
    var figure = base._figure
    figure.stroke = style
    return figure
  }
}

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated public var _figure: _Figure { shape._figure }
}

extension Shape {
  /// The part of the outline between two shares of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// The stroke of the outline, to be filled.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The stroke of the outline, to be filled.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(base: self, style: style)
  }
}
