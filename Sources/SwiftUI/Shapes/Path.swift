import Foundation

/// An outline of lines and curves. As a view it is drawn where its points are.
///
/// Source: Apple's SwiftUI, `Path`. Without a fixed frame it takes the room that its points reach
/// into, where SwiftUI's takes all it is offered; transforms are not there, as Foundation has none
/// off Apple platforms.
nonisolated public struct Path: Equatable, Sendable {
  /// A step of the outline.
  public enum Element: Equatable, Sendable {
    /// A new figure begins.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the figure began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  private var start: CGPoint?
  /// Where the next step begins; nil while the path is empty.
  public private(set) var currentPoint: CGPoint?

  /// A path without a step.
  public init() {}

  /// The path that the closure draws: `Path { $0.addRect(rect) }`.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A closed rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A closed ellipse inside of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A closed rectangle with corners of half axes in points; the style changes nothing.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The same with corners of a radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// The same with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Hands each step to the closure, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new figure at a point, without drawing a line there.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  /// Draws a line to a point; in an empty path, begins there.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), end) }

  /// Draws a curve to a point that bends towards one other.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), end)
  }

  /// Draws a curve to a point: it leaves towards the first control point and arrives from the
  /// second.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), end)
  }

  /// Draws a line to where the figure began; an empty path stays so.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Begins a new figure at the first point and draws lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the steps of another path; the two are not joined by a line.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
    start = path.start ?? start
    currentPoint = path.currentPoint ?? currentPoint
  }

  private mutating func add(_ element: Element, _ end: CGPoint) {
    // A path that begins with a line has no place to begin at.
    guard currentPoint != nil else { return move(to: end) }
    elements.append(element)
    currentPoint = end
  }
}

extension Path: Shape {
  /// The path where its points are, whatever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// The path, drawn where its points are.
  nonisolated public var _figure: _Figure { _Figure(self) }
}
