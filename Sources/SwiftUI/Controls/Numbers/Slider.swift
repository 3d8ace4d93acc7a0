import DisplayTree
import ViewGraph

/// A control for choosing a value from a range by dragging.
///
/// Source: Apple's SwiftUI, `Slider`. A browser tells the values on the way, not the beginning and
/// end of a drag: `onEditingChanged` is called with true before and with false after each of them.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  let valueLabels: (minimum: ValueLabel, maximum: ValueLabel)?
  let onEditingChanged: (Bool) -> Void

  /// The browser's range input between the two value labels; the label is read and not drawn.
  @MainActor public var body: some View {
    SliderElement(
      value: value, range: range, step: step, onEditingChanged: onEditingChanged, label: label,
      minimum: valueLabels?.minimum, maximum: valueLabels?.maximum)
  }

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil, label: Label,
    labels: (ValueLabel, ValueLabel)? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(number: value)
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    valueLabels = labels.map { (minimum: $0.0, maximum: $0.1) }
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider {
  /// A slider with a label that is read and not drawn, and value labels at both ends. Without a
  /// step it takes any number of the range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }

  /// The same in steps that are counted from the lower bound; 1 unless set.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(),
      labels: (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// The same in the order of iOS 13, without steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), labels: (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }

  /// The same in the order of iOS 13, in steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(),
      labels: (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider without value labels and without steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: label(), onEditingChanged)
  }

  /// The same in steps that are counted from the lower bound; 1 unless set.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), onEditingChanged)
  }

  /// The same in the order of iOS 13, without steps.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: label(), onEditingChanged)
  }

  /// The same in the order of iOS 13, in steps.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without labels: name it with `accessibilityLabel(_:)`.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: EmptyView(), onEditingChanged)
  }

  /// The same in steps that are counted from the lower bound; 1 unless set.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: EmptyView(), onEditingChanged)
  }
}

extension Binding where Value == Double {
  /// A binding to a number as a `Double`, spelled as its own type spells it: 0.1 as a `Float` stays
  /// 0.1.
  nonisolated init<V: BinaryFloatingPoint>(number base: Binding<V>) {
    if let same = base as? Binding<Double> {
      self = same
      return
    }
    self.init(
      location: MappedLocation(
        base.location, name: "number", forward: { Double("\($0)") ?? Double($0) },
        backward: { V($0) }))
  }
}
