import FormCore
import SwiftUI

/// What a field on screen asks of the field of a form model behind it, whatever the form's values
/// are.
@MainActor struct FieldConnection {
  let id: FieldID
  /// The words for what is shown, with a name for a field that has no label.
  let message: (_ title: String?) -> String?
  /// Whether what is shown keeps the form from being submitted.
  let isShownInvalid: () -> Bool
  let hasEntryIssue: () -> Bool
  /// What stood in the field for no value when it was last on screen.
  let entryText: () -> String?
  /// Whether an asynchronous rule has not answered yet.
  let isPending: () -> Bool
  let isRequired: Bool
  let touch: () -> Void
  /// Tells the model of the format that the view has, unless it has one.
  var declareFormat: () -> Void = {}
  /// Takes the text as it is, and keeps it out of drafts.
  let keepSecret: () -> Void
  let setEntryIssue: (FormCore.Issue?, String) -> Void

  init<Root, Value>(_ field: Field<Root, Value>) {
    id = field.id
    message = { field.message(orNaming: $0) }
    isShownInvalid = { field.shownIssues.contains(where: \.isBlocking) }
    hasEntryIssue = { field.entryIssue != nil }
    entryText = { field.entryText }
    isPending = { field.isPending }
    isRequired = field.isRequired
    touch = { field.touch() }
    keepSecret = { field.isSecret() }
    setEntryIssue = { field.setEntryIssue($0, of: $1) }
  }
}

extension View {
  /// Gives the field inside its place in the focus of the form around it.
  func connected(to connection: FieldConnection?) -> some View {
    modifier(FormFocusModifier(field: connection?.id))
  }
}

/// Focuses a field when its form asks for that.
private struct FormFocusModifier: ViewModifier {
  let field: FieldID?

  @ViewBuilder func body(content: Content) -> some View {
    if let field {
      content.modifier(FormPlace(field: field))
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The focus of the form model's form around a field.
  var formFocus: FocusState<FieldID?>.Binding? {
    get { self[FormFocusKey.self] }
    set { self[FormFocusKey.self] = newValue }
  }

  /// The titles under which the fields of the form around stand on screen.
  var fieldTitles: FieldTitles? {
    get { self[FieldTitlesKey.self] }
    set { self[FieldTitlesKey.self] = newValue }
  }

  private enum FormFocusKey: EnvironmentKey {
    static var defaultValue: FocusState<FieldID?>.Binding? { nil }
  }
  private enum FieldTitlesKey: EnvironmentKey { static var defaultValue: FieldTitles? { nil } }
}
