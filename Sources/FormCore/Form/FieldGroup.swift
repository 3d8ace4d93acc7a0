/// The fields of one root: of the form's values, or of one row of a list.
@MainActor class FieldGroup {
  unowned let form: FormState
  /// The list field whose row this is; nil for the form's own fields.
  weak var list: FieldState?
  /// In the order in which they were declared, or the one given by hand.
  var states: [FieldState] = []
  /// Whether the row was removed.
  private(set) var isDetached = false

  /// Where the row stands in its list.
  var number: Int? { nil }

  init(form: FormState, list: FieldState?) {
    self.form = form
    self.list = list
  }

  func collect(into all: inout [FieldState]) {
    for state in states {
      all.append(state)
      state.rows?.collect(into: &all)
    }
  }

  func markAll(_ work: FieldState.Work) {
    states.forEach { state in
      state.mark(work)
      state.rows?.markAll(work)
    }
  }

  func detach() {
    isDetached = true
    states.forEach { $0.leave() }
  }
}
