import FormCore
import SwiftUI

extension TextInputField {
  /// A field whose title is looked up in the app's strings.
  ///
  /// `isValid` follows whether the text is accepted, from the first appearance on, also while no message
  /// is shown.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, isValid: Binding<Bool>? = nil,
    kind: TextInputKind = .plain
  ) {
    self.init(title: Text(titleKey), entry: .text(text), isValid: isValid, kind: kind)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, isValid: Binding<Bool>? = nil, kind: TextInputKind = .plain
  ) {
    self.init(title: Text(title), entry: .text(text), isValid: isValid, kind: kind)
  }

  /// A field that lays its text out while it is typed; the text is kept as it is shown.
  ///
  /// ```swift
  /// TextInputField("Card number", text: $card, format: .cardNumber)
  /// ```
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, format: some TextFormat,
    isValid: Binding<Bool>? = nil
  ) {
    self.init(title: Text(titleKey), entry: .formatted(text, format), isValid: isValid)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, format: some TextFormat, isValid: Binding<Bool>? = nil
  ) {
    self.init(title: Text(title), entry: .formatted(text, format), isValid: isValid)
  }
}

// MARK: - Values

extension TextInputField {
  /// A field that shows and takes a value by a format: a number, an amount, a date.
  ///
  /// The value follows each key; the text is written anew only when the field is left. Either decimal
  /// separator is read where it is unambiguous. A text that stands for no value stays as it was typed
  /// and makes the field invalid; the value then is the last one that was.
  ///
  /// Differs from `TextField`, which writes the value on Return and when it is left, and puts back a text
  /// that it cannot read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    isValid: Binding<Bool>? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: Text(titleKey), entry: .value(RequiredEntryValue(value: value, format: format)),
      isValid: isValid)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, isValid: Binding<Bool>? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: Text(title), entry: .value(RequiredEntryValue(value: value, format: format)),
      isValid: isValid)
  }

  /// A field for a value that may be missing: nil while the field is empty or its text stands for none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    isValid: Binding<Bool>? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: Text(titleKey), entry: .value(OptionalEntryValue(value: value, format: format)),
      isValid: isValid)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, isValid: Binding<Bool>? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: Text(title), entry: .value(OptionalEntryValue(value: value, format: format)),
      isValid: isValid)
  }
}
