import DisplayTree
import Foundation

/// Steppers that show their value through a format, after the title.
extension Stepper where Label == FormattedStepperLabel {
  /// A stepper within bounds; its title is looked up in the session's language.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      FormattedStepperLabel(Text(titleKey), value, format), .value(value, step, bounds),
      onEditingChanged)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      FormattedStepperLabel(Text(title), value, format), .value(value, step, bounds),
      onEditingChanged)
  }

  /// A stepper without bounds; its title is looked up in the session's language.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      FormattedStepperLabel(Text(titleKey), value, format), .value(value, step, nil),
      onEditingChanged)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      FormattedStepperLabel(Text(title), value, format), .value(value, step, nil),
      onEditingChanged)
  }
}

/// The label of a stepper that shows its value: the title, and the value in grey after it.
nonisolated public struct FormattedStepperLabel: View {
  let title: Text
  private let value: () -> Text

  init<F: FormatStyle>(_ title: Text, _ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.title = title
    self.value = { Text(value.wrappedValue, format: format) }
  }

  /// The title, and after it the value in grey digits of one width.
  @MainActor public var body: some View {
    HStack {
      title
      value().foregroundStyle(.secondary).monospacedDigit()
    }
  }
}
