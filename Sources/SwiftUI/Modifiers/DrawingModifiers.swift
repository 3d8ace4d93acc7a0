import DisplayTree
import Foundation

extension View {
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isOverlay: false))
  }

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

  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isOverlay: true))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isOverlay: true))
  }

  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    box(.border(content.paint, width))
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    box(.cornerRadius(radius))
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View { box(.clipped) }

  /// Makes the view see-through. At 0 it can be neither tapped nor reached by keyboard or assistive
  /// technology, and keeps its room.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    transformEnvironment(\.isReachable) { if opacity <= 0 { $0 = false } }
      .modifier(OpacityBox(opacity: opacity))
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    box(.shadow(color.onLightPage, radius: radius, x: x, y: y))
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    box(.scale(x: scale.width, y: scale.height, anchor: anchor.value))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    box(
      .aspectRatio(aspectRatio.map(Double.init), fill: contentMode == .fill),
      sizing: Sizing(ratio: contentMode == .fill ? .fill : .fit))
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func hidden() -> some View { opacity(0) }
}

/// How a picture takes the room it is offered.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// The box of `opacity`.
nonisolated struct OpacityBox: BoxModifier, Equatable {
  let opacity: Double

  @MainActor func describe(_ description: inout Description, in environment: EnvironmentValues) {
    description.style.append(.opacity(opacity))
    description.isReachable = opacity > 0
  }
}
