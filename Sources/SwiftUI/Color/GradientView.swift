import DisplayTree
import Foundation

/// A gradient as a view fills the room that it is offered.
protocol GradientView: ElementView, ShapeStyle, Equatable {}

extension GradientView {
  nonisolated var kind: Element.Kind { .fill }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.background(paint))
  }

  nonisolated func changes(from old: Self) -> Aspects { self == old ? [] : .style }
}
