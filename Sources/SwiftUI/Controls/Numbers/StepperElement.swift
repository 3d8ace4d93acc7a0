import DisplayTree
import ViewGraph

/// The element of a stepper: its halves send -1 and 1.
nonisolated struct StepperElement<Content: View>: ValueView {
  let model: StepperModel
  let onEditingChanged: (Bool) -> Void
  let content: Content

  var kind: Element.Kind { .stepper }
  var holdsChoice: Bool { false }

  @MainActor func value(in context: ElementContext) -> String {
    model.state().value.map(NumberText.spell) ?? ""
  }

  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues) {
    let state = model.state()
    control.minimum = state.minimum.map(NumberText.spell)
    control.maximum = state.maximum.map(NumberText.spell)
  }

  @MainActor func choose(_ value: String, in context: ElementContext) {
    guard value == "1" || value == "-1", !isAtEnd(isUp: value == "1") else { return }
    onEditingChanged(true)
    model.step(value == "1")
    onEditingChanged(false)
  }

  private func isAtEnd(isUp: Bool) -> Bool {
    let state = Tracker.ignore { model.state() }
    guard let value = state.value else { return false }
    return isUp ? value >= state.maximum ?? .infinity : value <= state.minimum ?? -.infinity
  }
}
