import DisplayTree

/// The element of a button.
nonisolated struct ButtonElement<Content: View>: ContainerView {
  let role: ButtonRole?
  let style: ControlTraits.Variant
  let action: @MainActor () -> Void
  let content: Content

  var kind: Element.Kind { .button }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    var control = ControlTraits()
    control.variant = style
    control.role = role?.role
    control.size = environment.controlSize.trait
    control.isCapsule = environment.buttonBorderShape.isRound
    environment.shortcut?.apply(to: &control)
    description.control = control
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    description.actions.insert(.tap)
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.isEnabled
    _ = environment.isReachable
    _ = environment.controlSize
    _ = environment.buttonBorderShape
    _ = environment.shortcut
  }

  var observedAspects: Aspects { [.control, .style] }

  func changes(from old: Self) -> Aspects {
    style == old.style && role == old.role ? [] : [.style, .control]
  }

  @MainActor func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .tap else { return false }
    self.action()
    return true
  }
}
