import DisplayTree
import Foundation

/// A control with two halves, one for more and one for less.
///
/// Source: Apple's SwiftUI, `Stepper`. `onEditingChanged` is called with true before and with false
/// after each press.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let model: StepperModel
  let onEditingChanged: (Bool) -> Void

  /// The label with two buttons; each is disabled where there is nothing left for it to do.
  @MainActor public var body: some View {
    StepperElement(model: model, onEditingChanged: onEditingChanged, content: label)
  }

  nonisolated init(
    _ label: Label, _ model: StepperModel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.model = model
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper {
  /// A stepper that runs an action for each half; nil disables the half.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), .actions(onIncrement, onDecrement), onEditingChanged)
  }

  /// The same in the order of iOS 13.
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .actions(onIncrement, onDecrement), onEditingChanged)
  }

  /// A stepper for a value without bounds; an integer stops at the ends of its type.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), .value(value, step, nil), onEditingChanged)
  }

  /// The same within bounds: a step that goes beyond one ends on it.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), .value(value, step, bounds), onEditingChanged)
  }

  /// The same in the order of iOS 13, without bounds.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .value(value, step, nil), onEditingChanged)
  }

  /// The same in the order of iOS 13, within bounds.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .value(value, step, bounds), onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper that runs an action for each half, with a title that is looked up.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), .actions(onIncrement, onDecrement), onEditingChanged)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), .actions(onIncrement, onDecrement), onEditingChanged)
  }

  /// A stepper for a value without bounds, with a title that is looked up.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), .value(value, step, nil), onEditingChanged)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), .value(value, step, nil), onEditingChanged)
  }

  /// A stepper for a value within bounds, with a title that is looked up.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), .value(value, step, bounds), onEditingChanged)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), .value(value, step, bounds), onEditingChanged)
  }
}
