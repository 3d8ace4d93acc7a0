import DisplayTree

/// Controls for entering data, grouped as the platform does.
///
/// Source: Apple's SwiftUI, `Form`.
nonisolated public struct Form<Content: View>: RowsView {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var kind: Element.Kind { .form }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    description.style.appendScrolling(environment)
    if let spacing = environment.sectionSpacing {
      description.style.append(.sectionSpacing(spacing))
    }
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.sectionSpacing
    environment.observeScrolling()
  }

  func changes(from old: Self) -> Aspects { [] }

  var observedAspects: Aspects { .style }
}
