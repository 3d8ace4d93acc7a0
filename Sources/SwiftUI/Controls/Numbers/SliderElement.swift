import DisplayTree

/// The element of a slider: its label, which is read and not drawn, between the value labels.
nonisolated struct SliderElement<Label: View, ValueLabel: View>: ValueView {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let content: TupleView<Label, Part<ValueLabel>?, Part<ValueLabel>?>

  init(
    value: Binding<Double>, range: ClosedRange<Double>, step: Double?,
    onEditingChanged: @escaping (Bool) -> Void, label: Label, minimum: ValueLabel?,
    maximum: ValueLabel?
  ) {
    self.value = value
    self.range = range
    self.step = step
    self.onEditingChanged = onEditingChanged
    content = TupleView(
      label, minimum.map { Part(.value, $0) }, maximum.map { Part(.value, $0) })
  }

  var kind: Element.Kind { .slider }

  @MainActor func value(in context: ElementContext) -> String {
    NumberText.spell(min(max(value.wrappedValue, range.lowerBound), range.upperBound))
  }

  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues) {
    control.minimum = NumberText.spell(range.lowerBound)
    control.maximum = NumberText.spell(range.upperBound)
    control.step = step.flatMap { $0 > 0 ? NumberText.spell($0) : nil }
  }

  @MainActor func choose(_ value: String, in context: ElementContext) {
    guard let number = NumberText.read(value) else { return }
    onEditingChanged(true)
    self.value.wrappedValue = nearestValue(to: number)
    onEditingChanged(false)
  }

  /// The nearest number of the range that lies on a step.
  private func nearestValue(to number: Double) -> Double {
    let clamped = min(max(number, range.lowerBound), range.upperBound)
    guard let step, step > 0 else { return clamped }
    let steps = ((clamped - range.lowerBound) / step).rounded()
    let snapped = range.lowerBound + steps * step
    // 0.1 + 2 × 0.1 is no 0.3: what the page spelled is exact when it lies on the step.
    let isOnStep = abs(snapped - clamped) <= step * 1e-9
    return isOnStep ? clamped : min(snapped, range.upperBound)
  }
}
