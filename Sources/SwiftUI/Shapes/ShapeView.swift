import DisplayTree
import Foundation

/// A view of a shape that has been filled or stroked and can be stroked on top of that.
///
/// Source: Apple's SwiftUI, `ShapeView`.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape, without its fills and strokes.
  nonisolated var shape: Content { get }

  /// What is drawn so far, the hindmost first. Opaque.
  nonisolated var _layers: _ShapeLayers { get }
}

/// The fills and strokes of a shape view. Opaque.
public struct _ShapeLayers: Sendable {
  let layers: [ShapeLayer]
}

/// A shape with its fills and strokes.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape that further fills and strokes are drawn with.
  public let shape: Content
  let layers: [ShapeLayer]

  /// The fills and strokes, the hindmost first.
  nonisolated public var _layers: _ShapeLayers { _ShapeLayers(layers: layers) }

  /// One element for each fill and stroke, on top of each other.
  public var body: some View {
    if let first = layers.first, layers.count == 1 {
      InsetLayer(layer: first)
    } else {
      ZStack { ForEach(layers.indices, id: \.self) { InsetLayer(layer: layers[$0]) } }
    }
  }
}

/// A layer in the room that its inset leaves.
nonisolated private struct InsetLayer: View {
  let layer: ShapeLayer

  var body: some View {
    if layer.figure.inset == 0 {
      ShapeElement(layer: layer)
    } else {
      ShapeElement(layer: layer).padding(layer.figure.inset)
    }
  }
}

/// One figure with what it is filled and stroked with.
struct ShapeLayer: Equatable, Sendable {
  var figure: _Figure
  var fill: Paint?
  var stroke: Paint?
  var strokeStyle = StrokeStyle()
  /// The stroke lies wholly inside the outline.
  var isInside = false
  var isEvenOdd = false

  /// The figure filled; a figure that is a stroke is stroked.
  init(_ figure: _Figure, fill paint: Paint, style: FillStyle = FillStyle()) {
    self.figure = figure
    isEvenOdd = style.isEOFilled
    if let stroke = figure.stroke {
      self.stroke = paint
      strokeStyle = stroke
    } else {
      fill = paint
    }
  }

  init(_ figure: _Figure, stroke paint: Paint, style: StrokeStyle, isInside: Bool = false) {
    self.figure = figure
    stroke = paint
    strokeStyle = style
    self.isInside = isInside
  }

  var graphic: ShapeGraphic {
    var graphic = ShapeGraphic(outline: figure.outline)
    graphic.fill = fill
    graphic.stroke = stroke
    graphic.take(strokeStyle)
    graphic.isInside = isInside
    graphic.isEvenOdd = isEvenOdd
    graphic.trim = figure.trim
    return graphic
  }
}

/// The element of one layer of a shape.
nonisolated struct ShapeElement: ElementView, Equatable {
  let layer: ShapeLayer

  var kind: Element.Kind { .shape }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    var graphic = layer.graphic
    if let size = context.element.fixedSizeAround {
      graphic.outline = layer.figure.outline(for: size)
    } else if case .path(_, let width, let height) = graphic.outline, layer.figure.isAbsolute {
      description.style.append(.width(width))
      description.style.append(.height(height))
    }
    description.graphic = .shape(graphic)
  }

  func changes(from old: Self) -> Aspects { layer == old.layer ? [] : [.graphic, .style] }

  /// A path of fixed points, alone in its box, takes the room that it reaches into.
  @MainActor func sizing(in context: ElementContext) -> Sizing {
    Sizing(fixed: layer.figure.isAbsolute ? .both : [])
  }
}

extension Element {
  /// The size of the fixed frame that the element alone stands in.
  @MainActor var fixedSizeAround: CGSize? {
    var box = parent
    while let element = box, element.kind == .box, element.children.count == 1 {
      let declarations = element.describe().style.declarations
      var size = CGSize.zero
      for declaration in declarations {
        if case .width(let width) = declaration { size.width = width }
        if case .height(let height) = declaration { size.height = height }
      }
      if size.width > 0, size.height > 0 { return size }
      box = element.parent
    }
    return nil
  }
}

extension Shape {
  /// The shape with its inside in a style: the foreground's unless set.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, layers: [ShapeLayer(_figure, fill: content.paint, style: style)])
  }

  /// The outline drawn with a style, half of its width inside and half outside.
  ///
  /// Source: Apple's SwiftUI, `Shape.stroke(_:style:antialiased:)`. Edges are smooth in any case.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, layers: [ShapeLayer(_figure, stroke: content.paint, style: style)])
  }

  /// The same as an unbroken line of a width in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The outline drawn wholly inside the box.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, layers: [insideStroke(content.paint, style)])
  }

  /// The same as an unbroken line of a width in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The shape filled, with a border inside of it.
  nonisolated public func fill<F: ShapeStyle, S: ShapeStyle>(
    _ fill: F, strokeBorder: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, F> {
    let border = insideStroke(strokeBorder.paint, StrokeStyle(lineWidth: lineWidth))
    return _ShapeView(shape: self, layers: [ShapeLayer(_figure, fill: fill.paint), border])
  }

  /// A box's own outline can lie inside of it; what is drawn as a path becomes smaller instead.
  nonisolated fileprivate func insideStroke(_ paint: Paint, _ style: StrokeStyle) -> ShapeLayer {
    let figure = _figure
    if figure.trim == nil, figure.outline.isBox {
      return ShapeLayer(figure, stroke: paint, style: style, isInside: true)
    }
    return ShapeLayer(inset(by: style.lineWidth / 2)._figure, stroke: paint, style: style)
  }
}

extension ShapeView {
  /// The shape filled in front of what is drawn already.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Content, S> {
    with(ShapeLayer(shape._figure, fill: content.paint, style: style))
  }

  /// The outline drawn in front of what is drawn already.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    with(ShapeLayer(shape._figure, stroke: content.paint, style: style))
  }

  /// The same as an unbroken line of a width in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  nonisolated fileprivate func with<S>(_ layer: ShapeLayer) -> _ShapeView<Content, S> {
    _ShapeView(shape: shape, layers: _layers.layers + [layer])
  }
}

extension ShapeView where Content: InsettableShape {
  /// The outline drawn inside the box, in front of what is drawn already.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    with(shape.insideStroke(content.paint, style))
  }

  /// The same as an unbroken line of a width in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension Outline {
  /// Whether a box with corners draws it.
  var isBox: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule: true
    case .circle, .ellipse, .path: false
    }
  }
}
