import DisplayTree
import Foundation
import ViewGraph

/// A control for typing a line of text.
///
/// Source: Apple's SwiftUI, `TextField`. The title is the field's name for assistive technology and,
/// unless a prompt is given, the grey text while the field is empty.
nonisolated public struct TextField<Label: View>: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  let label: Label
  let text: FieldText
  let axis: Axis?
  var isSecure = false
  /// A field of many lines that fills the room it is offered.
  var isEditor = false
  private var options: FieldOptions?

  var prompt: Text? { options?.prompt }
  var onEditingChanged: ((Bool) -> Void)? { options?.onEditingChanged }
  var onCommit: (() -> Void)? { options?.onCommit }

  /// Mounts the field; with a style of your own around it, the style's view.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    if EnvironmentValues(scope: inputs.place.scope, host: nil).textFieldStyleInForce != nil {
      return _ViewOutputs(node: StyledFieldNode(view, inputs))
    }
    return _ViewOutputs(node: TextFieldNode(view, inputs))
  }
}

extension TextField where Label == Text {
  /// A field with a title that is looked up in the session's language. The binding is written with
  /// each key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), text: .text(text), prompt: prompt, axis: nil)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: .text(text), prompt: prompt, axis: nil)
  }

  /// The same along an axis: `vertical` makes a field that grows with its lines, up to `lineLimit`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), text: .text(text), prompt: prompt, axis: axis)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: .text(text), prompt: prompt, axis: axis)
  }

  /// A field in the spelling before iOS 15: `onEditingChanged` gets true when the focus comes and
  /// false when it goes, `onCommit` runs for Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), text: .text(text), prompt: nil, axis: nil,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The same with an action for Return alone.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: .text(text), prompt: nil, axis: nil, onCommit: onCommit)
  }

  /// The same with a title that is shown as it is, and both actions.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), text: .text(text), prompt: nil, axis: nil,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The same with a title that is shown as it is, and an action for Return alone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: .text(text), prompt: nil, axis: nil, onCommit: onCommit)
  }

  /// Edits a value through a format. The value is written when the field is left or Return is
  /// pressed; a text that stands for none leaves it as it was.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: .value(value, format), prompt: prompt, axis: nil)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), text: .value(value, format), prompt: prompt, axis: nil)
  }

  /// Edits a value that may be missing through a format: an empty field writes nil.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: .optional(value, format), prompt: prompt, axis: nil)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), text: .optional(value, format), prompt: prompt, axis: nil)
  }

  /// Edits a value through a formatter; it is written when the field is left or Return is pressed.
  ///
  /// Source: Apple's SwiftUI, `TextField.init(_:value:formatter:prompt:)`. What is typed is read by a
  /// `NumberFormatter` or `DateFormatter`; of any other formatter only the spelling is used, and what
  /// is typed counts as it is where the value is a `String`.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), text: .formatter(value, formatter), prompt: prompt, axis: nil)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: .formatter(value, formatter), prompt: prompt, axis: nil)
  }

  /// The same in the spelling before iOS 15, with an action for the focus and one for Return.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), text: .formatter(value, formatter), prompt: nil, axis: nil,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The same with an action for Return alone.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), text: .formatter(value, formatter), prompt: nil, axis: nil,
      onCommit: onCommit)
  }

  /// The same with a title that is shown as it is, and both actions.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), text: .formatter(value, formatter), prompt: nil, axis: nil,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The same with a title that is shown as it is, and an action for Return alone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), text: .formatter(value, formatter), prompt: nil, axis: nil,
      onCommit: onCommit)
  }
}

extension TextField {
  /// A field with a label of any views, which names it. Without a prompt the label's text is the
  /// grey text of the empty field.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: .text(text), prompt: prompt, axis: nil)
  }

  /// The same along an axis: `vertical` makes a field that grows with its lines.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: .text(text), prompt: prompt, axis: axis)
  }

  /// Edits a value through a format, with a label of any views; it is written when the field is
  /// left or Return is pressed.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), text: .value(value, format), prompt: prompt, axis: nil)
  }
}

extension TextField {
  nonisolated init(
    label: Label, text: FieldText, prompt: Text?, axis: Axis?,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.axis = axis
    guard prompt != nil || onEditingChanged != nil || onCommit != nil else { return }
    options = FieldOptions(
      prompt: prompt, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

/// What few fields have. Behind a reference, for a form has many fields.
private final class FieldOptions {
  let prompt: Text?
  let onEditingChanged: ((Bool) -> Void)?
  let onCommit: (() -> Void)?

  init(
    prompt: Text?, onEditingChanged: ((Bool) -> Void)?, onCommit: (() -> Void)?
  ) {
    self.prompt = prompt
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

/// A direction in which a stack runs, a view scrolls or a field grows.
///
/// Source: Apple's SwiftUI, `Axis`.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Along the line; down the page.
  case horizontal, vertical

  /// None, one or both directions.
  public struct Set: OptionSet, Sendable {
    /// A bit for each direction: `horizontal` (1), `vertical` (2).
    public let rawValue: Int8

    /// The directions whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Along the line, from leading to trailing.
    public static let horizontal = Set(rawValue: 1)
    /// Down the page.
    public static let vertical = Set(rawValue: 2)
  }
}
