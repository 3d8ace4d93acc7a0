import FormCore
import SwiftUI

extension TextInputField {
  /// A field of a form model: its value, what is to be said of it, and its place in the focus.
  ///
  /// ```swift
  /// FormView(form) { TextInputField("Email", field: form.email) }
  /// ```
  ///
  /// The title names the field in messages and in the summary unless the model has a label for it. A
  /// format that the model declares (`form.card.format(.cardNumber)`) lays the text out.
  public init<Root>(
    _ titleKey: LocalizedStringKey, field: Field<Root, String>, kind: TextInputKind = .plain
  ) {
    self.init(title: Text(titleKey), field: field, kind: kind)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Root>(
    _ title: S, field: Field<Root, String>, kind: TextInputKind = .plain
  ) {
    self.init(title: Text(title), field: field, kind: kind)
  }

  /// A secret of a form model: nobody sees it unless the person presses the button that shows it.
  public init<Root>(_ titleKey: LocalizedStringKey, field: Field<Root, Secret<String>>) {
    self.init(title: Text(titleKey), field: field.revealed, kind: .secure)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Root>(_ title: S, field: Field<Root, Secret<String>>) {
    self.init(title: Text(title), field: field.revealed, kind: .secure)
  }

  private init<Root>(title: Text, field: Field<Root, String>, kind: TextInputKind) {
    let text = field.binding
    let entry = field.format.map { FieldEntry.formatted(text, $0) } ?? .text(text)
    self.init(title: title, entry: entry, kind: kind, connection: FieldConnection(field))
  }
}

extension TextInputField {
  /// A value of a form model by a format; a text that stands for none keeps the form from being
  /// submitted.
  ///
  /// ```swift
  /// TextInputField("Age", field: form.age, format: .number)
  /// ```
  public init<Root, F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, field: Field<Root, F.FormatInput>, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(title: Text(titleKey), field: field, format: format)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Root, F: ParseableFormatStyle>(
    _ title: S, field: Field<Root, F.FormatInput>, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(title: Text(title), field: field, format: format)
  }

  /// A value of a form model that may be missing, by a format; nil while the field is empty.
  public init<Root, F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, field: Field<Root, F.FormatInput?>, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(title: Text(titleKey), field: field, format: format)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Root, F: ParseableFormatStyle>(
    _ title: S, field: Field<Root, F.FormatInput?>, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(title: Text(title), field: field, format: format)
  }

  private init<Root, F: ParseableFormatStyle>(
    title: Text, field: Field<Root, F.FormatInput>, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    let value = field.binding
    self.init(
      title: title, entry: .value(RequiredEntryValue(value: value, format: format)),
      connection: FieldConnection(field))
  }

  private init<Root, F: ParseableFormatStyle>(
    title: Text, field: Field<Root, F.FormatInput?>, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    let value = field.binding
    self.init(
      title: title, entry: .value(OptionalEntryValue(value: value, format: format)),
      connection: FieldConnection(field))
  }

  /// A text of a form model that is laid out while it is typed; the model keeps it as it is shown.
  public init<Root>(
    _ titleKey: LocalizedStringKey, field: Field<Root, String>, format: some TextFormat
  ) {
    self.init(title: Text(titleKey), field: field, format: format)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Root>(
    _ title: S, field: Field<Root, String>, format: some TextFormat
  ) {
    self.init(title: Text(title), field: field, format: format)
  }

  private init<Root>(title: Text, field: Field<Root, String>, format: some TextFormat) {
    var connection = FieldConnection(field)
    connection.declareFormat = { if field.format == nil { field.format(format) } }
    self.init(title: title, entry: .formatted(field.binding, format), connection: connection)
  }
}
