import DisplayTree
import Foundation

/// What a shape is to the runtime: an outline, how far inside its box, which part of it. Opaque.
public struct _Figure: Sendable {
  var outline: Outline
  /// How far the outline lies inside the box.
  var inset = 0.0
  var trim: ClosedRange<Double>?
  /// Set where the shape is the stroke of another.
  var stroke: StrokeStyle?
  /// Draws the outline for a size; nil for outlines that follow any box.
  private var draw: (@Sendable (CGSize) -> Path)?
  /// Whether the path's points are places on the page, and it does not follow the size of its box.
  private(set) var isAbsolute = false

  init(_ outline: Outline) { self.outline = outline }

  /// A figure whose path follows the size of its box.
  init(drawnBy draw: @escaping @Sendable (CGSize) -> Path) {
    self.draw = draw
    outline = Self.outline(draw, for: Self.standardSize)
  }

  /// A figure whose path stays as it is, whatever its box.
  init(_ path: Path) {
    isAbsolute = true
    let bounds = path.boundingRect
    outline = .path(
      path.svg, width: max(bounds.maxX, 1).rounded(.up), height: max(bounds.maxY, 1).rounded(.up))
  }

  /// The size a path is drawn for when that of its box is not known.
  static let standardSize = CGSize(width: 100, height: 100)

  /// The outline for a box of known size.
  func outline(for size: CGSize) -> Outline {
    if let draw { return Self.outline(draw, for: size) }
    if isAbsolute, case .path(let path, _, _) = outline {
      return .path(path, width: size.width, height: size.height)
    }
    return outline
  }

  func inset(by amount: CGFloat) -> _Figure {
    var copy = self
    copy.inset += amount
    if case .roundedRectangle(let radius) = outline {
      copy.outline = .roundedRectangle(max(radius - amount, 0))
    }
    return copy
  }

  private static func outline(
    _ draw: @Sendable (CGSize) -> Path, for size: CGSize
  ) -> Outline {
    .path(draw(size).svg, width: size.width, height: size.height)
  }
}

extension _Figure: Equatable {
  /// Two figures with one drawing at the standard size count as equal.
  public static func == (a: Self, b: Self) -> Bool {
    a.outline == b.outline && a.inset == b.inset && a.trim == b.trim && a.stroke == b.stroke
  }
}
