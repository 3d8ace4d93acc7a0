import Foundation

/// An outline of lines and curves. As a view it is drawn where its points are.
///
/// Source: Apple's SwiftUI, `Path`. Without a fixed frame it takes the room that its points reach
/// into, where SwiftUI's takes all it is offered; transforms are not there, as Foundation has none
/// off Apple platforms.
nonisolated public struct Path: Equatable, Sendable {
  /// A step of the outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  private var start: CGPoint?
  /// Where the next step begins; nil while the path is empty.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  public mutating func addLine(to end: CGPoint) { add(.line(to: end), end) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), end)
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

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
  nonisolated public func path(in rect: CGRect) -> Path { self }

  nonisolated public var _figure: _Figure { _Figure(self) }
}
