import DisplayTree

/// A control that holds one value which a person chooses: a switch, a picker, a slider, a date.
///
/// `value` and `fill` may read bindings and the environment; the node runs them tracked, so that it
/// follows whatever they read.
@MainActor protocol ValueView: ContainerView {
  /// The value as the browser's control spells it.
  @MainActor func value(in context: ElementContext) -> String

  /// What the control is like beside its value.
  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues)

  /// Takes what a person chose; what is no value of the control changes nothing.
  @MainActor func choose(_ value: String, in context: ElementContext)

  /// Whether the control on the page holds what was chosen; a stepper's halves hold nothing.
  var holdsChoice: Bool { get }

  /// Adds to the description what is no control trait.
  @MainActor func complete(_ description: inout Description, in environment: EnvironmentValues)
}

extension ValueView {
  var holdsChoice: Bool { true }
  @MainActor func complete(_ description: inout Description, in environment: EnvironmentValues) {}
  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}
  func changes(from old: Self) -> Aspects { [] }

  /// Mounts the control with its one value.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ValueNode(view, inputs))
  }
}
