/// A check that looks at more than one field, and names those it looks at.
///
/// It runs again when one of its inputs changes, and as soon as its own inputs are valid, whatever
/// the rest of the form is.
@MainActor struct SharedCheck<Root, Value> {
  let inputs: [RuleInput<Root>]
  let needsValidInputs: Bool
  let test: @MainActor (Value, FieldTable<Root>) -> [Issue]
}

/// A field that a rule looks at, found from the field that has the rule.
@MainActor struct RuleInput<Root> {
  let find: @MainActor (FieldTable<Root>) -> FieldState?

  init<Input: Equatable>(_ path: WritableKeyPath<Root, Input>) {
    find = { $0.field(path) }
  }

  /// Held weakly: the rule belongs to the form, and must not keep the form.
  init(_ state: FieldState) {
    find = { [weak state] _ in state }
  }
}
