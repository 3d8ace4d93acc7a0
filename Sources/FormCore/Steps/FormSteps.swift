import Observation

/// The way through a form that is filled in step by step.
///
/// Each step validates its own part. Going back loses nothing, since the values are the form's.
///
/// ```swift
/// @State private var steps = form.steps(
///   FormStep("Account", form.email, form.password),
///   FormStep("Address", form.address))
///
/// Button("Next") { steps.goOn() }
/// ```
@MainActor public final class FormSteps: Observable {
  /// All steps, in order.
  public let steps: [FormStep]
  private let form: FormState
  private let registrar = ObservationRegistrar()
  private var index = 0
  private var isGoing = false

  init(_ steps: [FormStep], form: FormState) {
    self.steps = steps
    self.form = form
  }

  // MARK: Where

  /// The number of the step that is shown, from 0.
  public private(set) var current: Int {
    get {
      registrar.access(self, keyPath: \.current)
      return index
    }
    set {
      guard newValue != index else { return }
      registrar.withMutation(of: self, keyPath: \.current) { index = newValue }
    }
  }

  /// The step that is shown.
  public var step: FormStep? { steps.indices.contains(current) ? steps[current] : nil }

  /// Whether this is the last step, after which the form is submitted.
  public var isLast: Bool { current >= steps.count - 1 }

  /// Whether going on waits for an asynchronous rule.
  public private(set) var isWaiting: Bool {
    get {
      registrar.access(self, keyPath: \.isWaiting)
      return isGoing
    }
    set {
      guard newValue != isGoing else { return }
      registrar.withMutation(of: self, keyPath: \.isWaiting) { isGoing = newValue }
    }
  }

  /// The validity of one step's own part.
  public func validity(ofStep number: Int) -> Validity {
    let all = states(ofStep: number).map { $0.observed(\.validity) }
    return all.contains(.invalid) ? .invalid : all.contains(.pending) ? .pending : .valid
  }

  /// Whether the step that is shown is valid.
  public var canGoOn: Bool { validity(ofStep: current) == .valid }

  // MARK: Going

  /// Goes to the next step if this one is valid, once its asynchronous rules have answered.
  ///
  /// The fields of this step count as tried; if one is invalid, the first is asked to take the focus.
  ///
  /// - Returns: Whether this step is valid; the last one stays.
  @discardableResult
  public func goOn() async -> Bool {
    guard !isWaiting else { return false }
    let number = current
    isWaiting = true
    defer { isWaiting = false }
    guard await pass(number), current == number else { return false }
    if !isLast { current = number + 1 }
    return true
  }

  /// Goes on from a button's action and returns at once.
  public func goOn() {
    Task { await goOn() }
  }

  /// Goes to the step before. Nothing is checked, and nothing is lost.
  public func goBack() {
    current = max(0, current - 1)
  }

  /// Goes to a step: back without a check, forward as far as the steps on the way are valid.
  ///
  /// - Returns: Whether that step is reached.
  @discardableResult
  public func go(to number: Int) async -> Bool {
    guard steps.indices.contains(number) else { return false }
    while current < number {
      let before = current
      guard await goOn(), current > before else { return false }
    }
    current = number
    return true
  }

  /// Goes to the step with this field, as an entry of an error summary does, and focuses it.
  public func show(_ field: some FieldReference) {
    guard let state = form.state(field.fieldKey) else { return }
    reveal(field)
    form.requestFocus(state.id)
  }

  /// Goes to the step with this field and leaves the focus alone: what a screen does when the form
  /// asks that a field of another step take the focus.
  ///
  /// - Returns: Whether the step was another one.
  @discardableResult
  public func reveal(_ field: some FieldReference) -> Bool {
    guard let state = form.state(field.fieldKey) else { return false }
    let number = steps.indices.first { number in
      states(ofStep: number).contains { $0 === state }
    }
    guard let number, number != current else { return false }
    current = number
    return true
  }

  private func pass(_ number: Int) async -> Bool {
    form.attempt(states(ofStep: number))
    await form.wait { self.validity(ofStep: number) != .pending }
    let isValid = validity(ofStep: number) == .valid
    if !isValid { form.focusFirstInvalid(of: states(ofStep: number)) }
    return isValid
  }

  private func states(ofStep number: Int) -> [FieldState] {
    guard steps.indices.contains(number) else { return [] }
    let chosen = Set(steps[number].fields.compactMap { form.state($0)?.id })
    return form.fields.filter { $0.isPart(ofOneOf: chosen) }
  }
}

extension FieldState {
  /// Whether the field, what it is part of, or the list of its row is one of these.
  fileprivate func isPart(ofOneOf ids: Set<FieldID>) -> Bool {
    if ids.contains(id) { return true }
    if containers.contains(where: { $0.object.map { ids.contains($0.id) } ?? false }) {
      return true
    }
    return group.list?.isPart(ofOneOf: ids) ?? false
  }
}

extension FormModel {
  /// Divides the form into steps that are shown one after the other.
  public func steps(_ steps: FormStep...) -> FormSteps {
    FormSteps(steps, form: form)
  }
}
