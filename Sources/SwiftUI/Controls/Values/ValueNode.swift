import DisplayTree
import ViewGraph

/// The node of a control with a value: knows what the browser's control holds, so that a person's
/// own choice is not sent back to them and every other change of the value is.
@MainActor class ValueNode<V: ValueView>: ContainerNode<V> {
  /// What the control in the browser holds, as far as the server knows.
  private(set) var shown = ""
  /// A hash of everything beside the value.
  private var traitsSeen = 0

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    follow()
  }

  override func update(_ new: V) {
    super.update(new)
    follow()
  }

  override func evaluate() { follow() }

  /// Reads the value and the traits anew and marks what changed.
  func follow() {
    let (value, traits, targets) = track {
      observing { (view.value(in: context), fingerprint, context.environment.focusTargets) }
    }
    host.focus.register(element, targets)
    if value != shown {
      shown = value
      element.mark(.value)
    }
    if traits != traitsSeen {
      traitsSeen = traits
      element.mark(.decoration)
    }
  }

  private var fingerprint: Int {
    let environment = context.environment
    var hasher = Hasher()
    var control = ControlTraits()
    view.fill(&control, in: environment)
    hasher.combine(control)
    hasher.combine(environment.controlSize)
    hasher.combine(environment.isLabelHidden)
    hasher.combine(environment.isEnabled)
    hasher.combine(environment.isReachable)
    hasher.combine(environment.focusTargets.isEmpty)
    return hasher.finalize()
  }

  override func describe(_ element: Element, into description: inout Description) {
    let environment = context.environment
    var control = ControlTraits()
    control.size = environment.controlSize.trait
    control.isLabelHidden = environment.isLabelHidden
    view.fill(&control, in: environment)
    control.value = shown
    description.control = control
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    description.actions.insert(.choose)
    if !environment.focusTargets.isEmpty { description.actions.insert(.focus) }
    description.replay(by: self)
    view.complete(&description, in: environment)
    decorateFromAncestors(&description, of: element)
  }

  override func perform(_ action: Action, on element: Element) -> Bool {
    guard case .choose(let value) = action else { return super.perform(action, on: element) }
    if view.holdsChoice { shown = value }
    view.choose(value, in: context)
    // What the binding refused or changed differs from what the browser shows now.
    invalidate()
    return true
  }

  override func unmounted() {
    host.focus.unregister(element)
    super.unmounted()
  }
}
