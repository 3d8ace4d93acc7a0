import DisplayTree
import Foundation

extension View {
  /// Puts a view behind this one, in the order of iOS 13. It is as large as this view at most, and
  /// changes nothing of its size.
  ///
  /// Source: Apple's SwiftUI, `background(_:alignment:)`.
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isOverlay: false))
  }

  /// Puts views behind this one, on top of each other. They change nothing of its size.
  ///
  /// Source: Apple's SwiftUI, `background(alignment:content:)`.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isOverlay: false))
  }

  /// Puts a style behind the view.
  ///
  /// Source: Apple's SwiftUI, `background(_:ignoresSafeAreaEdges:)`. It ends where the view does.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    box(.background(style.paint))
  }

  /// Puts a view in front of this one, in the order of iOS 13. It changes nothing of its size.
  ///
  /// Source: Apple's SwiftUI, `overlay(_:alignment:)`.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isOverlay: true))
  }

  /// Puts views in front of this one, on top of each other. They change nothing of its size.
  ///
  /// Source: Apple's SwiftUI, `overlay(alignment:content:)`.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isOverlay: true))
  }

  /// Draws a frame along the inside of the view's edges; the width is in points.
  ///
  /// Source: Apple's SwiftUI, `border(_:width:)`. It lies behind the view, so that a view that is opaque up
  /// to its edges covers it. Of a gradient the first colour is drawn.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    box(.border(content.paint, width))
  }

  /// Cuts the corners of the view to arcs of a radius in points.
  ///
  /// Source: Apple's SwiftUI, `cornerRadius(_:antialiased:)`. Edges are smooth in any case.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    box(.cornerRadius(radius))
  }

  /// Cuts off what reaches beyond the view's own box.
  ///
  /// Source: Apple's SwiftUI, `clipped(antialiased:)`. Edges are smooth in any case.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { box(.clipped) }

  /// Makes the view see-through. At 0 it can be neither tapped nor reached by keyboard or assistive
  /// technology, and keeps its room.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    transformEnvironment(\.isReachable) { if opacity <= 0 { $0 = false } }
      .modifier(OpacityBox(opacity: opacity))
  }

  /// Draws a blurred copy of the view's outline behind it; radius and offsets are in points, and
  /// the colour is black at a third unless set.
  ///
  /// Source: Apple's SwiftUI, `shadow(color:radius:x:y:)`. A colour that follows light and dark
  /// counts as on a light page.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    box(.shadow(color.onLightPage, radius: radius, x: x, y: y))
  }

  /// Draws the view larger or smaller around a point of it; the room that it takes stays the same.
  ///
  /// Source: Apple's SwiftUI, `scaleEffect(_:anchor:)`.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    box(.scale(x: scale.width, y: scale.height, anchor: anchor.value))
  }

  /// The same by one factor in both directions.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The same by a factor for each direction.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Keeps width and height of the view at a ratio, which is that of its content unless set: `fit`
  /// inside of the room that there is, `fill` so that no room is left over.
  ///
  /// Source: Apple's SwiftUI, `aspectRatio(_:contentMode:)`.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    box(
      .aspectRatio(aspectRatio.map(Double.init), fill: contentMode == .fill),
      sizing: Sizing(ratio: contentMode == .fill ? .fill : .fit))
  }

  /// The same with the ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as the room allows at the ratio of the content: `aspectRatio(contentMode: .fit)`.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// No smaller than the room at the ratio of the content: `aspectRatio(contentMode: .fill)`.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws nothing of the view and keeps its room; neither taps nor keyboard reach it.
  ///
  /// Source: Apple's SwiftUI, `hidden()`.
  nonisolated public func hidden() -> some View { opacity(0) }
}

/// Whether a view at a ratio leaves room over, `fit`, or is cut where the room ends, `fill`.
///
/// Source: Apple's SwiftUI, `ContentMode`.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// The box of `opacity`.
nonisolated struct OpacityBox: BoxModifier, Equatable {
  let opacity: Double

  @MainActor func describe(_ description: inout Description, in environment: EnvironmentValues) {
    description.style.append(.opacity(opacity))
    description.isReachable = opacity > 0
  }
}
