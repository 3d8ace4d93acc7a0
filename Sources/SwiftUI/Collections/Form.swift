import DisplayTree

/// Controls for entering data, grouped as the platform does.
///
/// Source: Apple's SwiftUI, `Form`.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  @Environment(\.formStyleInForce) private var style

  /// A form in the style that `formStyle(_:)` sets around it. Each outermost view in it is a row.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, drawn by the page or by the style of your own that is in force.
  @MainActor public var body: some View {
    let style = style?.style
    if let style, !(style is any BuiltInFormStyle) {
      styled(by: style)
    } else {
      FormElement(
        variant: (style as? any BuiltInFormStyle)?.variant ?? .automatic, content: content)
    }
  }

  @MainActor private func styled<S: FormStyle>(by style: S) -> AnyView {
    let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.formStyleInForce, nil))
  }
}

/// The element of a form: each outermost view in it is a row.
nonisolated struct FormElement<Content: View>: RowsView {
  let variant: ControlTraits.Variant
  let content: Content

  var kind: Element.Kind { .form }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    var control = ControlTraits()
    let environment = context.environment
    control.variant = variant
    control.isEditing = environment.isEditing
    description.control = control
    description.style.appendScrolling(environment)
    description.watchScrolling(environment)
    if let spacing = environment.sectionSpacing {
      description.style.append(.sectionSpacing(spacing))
    }
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.sectionSpacing
    context.node.observing { _ = environment.isEditing }
    environment.observeScrolling()
  }

  func changes(from old: Self) -> Aspects { variant == old.variant ? [] : .style }

  var observedAspects: Aspects { [.style, .accessibility] }
}
