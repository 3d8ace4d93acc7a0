/// A drawing: a symbol, an image file, or a shape.
package enum Graphic: Hashable, Sendable {
  case symbol(SymbolGraphic)
  case image(ImageGraphic)
  case shape(ShapeGraphic)
}

/// A symbol by its SF Symbol name.
package struct SymbolGraphic: Hashable, Sendable {
  package var name: String
  package var scale = Scale.medium
  package var rendering = Rendering.monochrome
  package var variants: Variants = []

  package init(name: String) { self.name = name }

  package enum Scale: UInt8, Hashable, Sendable { case small, medium, large }
  package enum Rendering: UInt8, Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }
  package struct Variants: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let fill = Variants(rawValue: 1)
    package static let circle = Variants(rawValue: 2)
    package static let square = Variants(rawValue: 4)
    package static let slash = Variants(rawValue: 8)
  }
}

/// A bitmap or vector file by the address it is served under.
package struct ImageGraphic: Hashable, Sendable {
  package var source: String
  package var darkSource: String?
  /// Whether a view around it is light or dark whatever the person chose.
  package var scheme: ColorSchemeName?
  /// Size in points, when known.
  package var width: Double?
  package var height: Double?
  package var isResizable = false
  package var contentMode: ContentMode?
  /// Drawn at another size, its pixels run into each other.
  package var isSmooth = true
  /// Drawn in the foreground colour as a mask.
  package var isTemplate = false

  package init(source: String) { self.source = source }

  package enum ContentMode: UInt8, Hashable, Sendable { case fit, fill }
}

/// A geometric shape with its fill and stroke.
package struct ShapeGraphic: Hashable, Sendable {
  package var outline: Outline
  package var fill: Paint?
  package var stroke: Paint?
  package var lineWidth: Double = 1
  package var dash: [Double] = []
  package var dashPhase: Double = 0
  package var lineCap = LineCap.butt
  package var lineJoin = LineJoin.miter
  /// A corner that would reach farther, in line widths, is cut off.
  package var miterLimit: Double = 10
  /// Parts that lie inside an even number of outlines stay empty.
  package var isEvenOdd = false
  /// The stroke lies wholly inside the outline.
  package var isInside = false
  package var trim: ClosedRange<Double>?

  package init(outline: Outline) { self.outline = outline }

  package enum LineCap: UInt8, Hashable, Sendable { case butt, round, square }
  package enum LineJoin: UInt8, Hashable, Sendable { case miter, round, bevel }
}

/// The outline of a shape, relative to the rectangle it is laid out in.
package enum Outline: Hashable, Sendable {
  case rectangle
  case roundedRectangle(Double)
  case unevenRoundedRectangle(
    topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
  case capsule
  case circle
  case ellipse
  /// SVG path data in a rectangle of the given size.
  case path(String, width: Double, height: Double)
}
