import DisplayTree

/// Controls for entering data, grouped as the platform does.
///
/// Source: Apple's SwiftUI, `Form`.
nonisolated public struct Form<Content: View>: ContainerView {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var kind: Element.Kind { .form }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}

  func changes(from old: Self) -> Aspects { [] }
}
