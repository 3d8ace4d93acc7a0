import DisplayTree
import Foundation

extension View {
  /// Cuts the view to a shape; with an even-odd style, parts inside an even number of outlines go.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    let figure = shape._figure
    return box(
      .clip(figure.outline, isAbsolute: figure.isAbsolute, isEvenOdd: style.isEOFilled))
  }

  /// Says which part of the view takes taps and the pointer.
  ///
  /// Source: Apple's SwiftUI, `contentShape(_:eoFill:)`. A path counts as its rectangle, so that `eoFill`
  /// changes nothing.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    box(.contentShape(shape._figure.outline))
  }

  /// The same for kinds of content; the shape counts where `interaction` is among them.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      StyleBox(
        declarations: kind.contains(.interaction)
          ? [.contentShape(shape._figure.outline)] : []))
  }

  /// Puts a filled shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Puts a shape in the background style behind the view.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(BackgroundStyle(), style: fillStyle))
  }

  /// Puts the background style behind the view.
  ///
  /// Source: Apple's SwiftUI, `background(ignoresSafeAreaEdges:)`. It ends where the view does; the page
  /// itself colours what lies beyond.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    box(.background(BackgroundStyle().paint))
  }

  /// Puts a filled shape in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// Puts a style in front of the view.
  ///
  /// Source: Apple's SwiftUI, `overlay(_:ignoresSafeAreaEdges:)`. It ends where the view does.
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(Rectangle().fill(style))
  }
}

/// What the shape of a view's content is asked for.
///
/// Source: Apple's SwiftUI, `ContentShapeKinds`. Of all kinds `interaction` alone is read.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each kind, from `interaction` (1) to `accessibility` (32).
  public let rawValue: Int

  /// The kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view takes taps and the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// How a dragged view is cut out; views are not dragged here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// How a view is cut out above its context menu; it is not lifted here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Where a pointer is reflected; the page reflects none.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring of the keyboard focus; it follows the control.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Where assistive technology sees the view; it takes the element's own box.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
