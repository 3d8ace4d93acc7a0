/// Which states each kind of component must be shown in: those of the nine that it can be in.
enum ComponentKind: String, CaseIterable {
  /// A field that a form model can stand behind, which then is wrong or waits for an answer.
  case modelField
  /// A field that is found wrong where it stands, at once.
  case checkedField
  /// A field, or something around one, that is never wrong.
  case field
  /// Fields of a form that is submitted.
  case form
  /// Fields of a form, as many as somebody wants.
  case rows
  /// Fields of a form that others submit.
  case formPart
  /// Something for forms that holds nothing itself: it is neither focused nor wrong.
  case formHelper
  /// A button that submits.
  case submitButton
  /// Entries on top of a form; without one it is not there.
  case summary
  /// A screen that submits its form.
  case editor
  /// A screen whose form asks nothing of what is typed.
  case plainEditor
  /// A screen that begins empty, whoever shows it.
  case login
  /// Lines to read, judged by a text.
  case list

  var states: Set<String> {
    let everywhere: Set = ["largest-type", "right-to-left"]
    return switch self {
    case .modelField: Self.nine
    case .form, .rows, .editor: Self.nine
    case .checkedField: Self.nine.subtracting(["pending"])
    case .formPart: Self.nine.subtracting(["pending"])
    case .field, .plainEditor: Self.nine.subtracting(["pending", "invalid"])
    case .formHelper: Self.nine.subtracting(["pending", "invalid", "focused"])
    case .submitButton: Self.nine.subtracting(["empty", "invalid", "focused"])
    case .summary: Self.nine.subtracting(["filled", "focused", "pending"])
    case .login: everywhere.union(["empty", "focused", "disabled"])
    case .list: everywhere.union(["empty", "filled", "long-text"])
    }
  }

  private static let nine: Set = [
    "empty", "filled", "focused", "invalid", "pending", "disabled", "long-text", "right-to-left",
    "largest-type",
  ]

  /// The kind of each component.
  static let kinds: [String: ComponentKind] = [
    "text-input-field": .modelField, "formats": .modelField, "values": .modelField,
    "new-password-field": .modelField, "one-time-code-field": .modelField,
    "icon-text-field": .checkedField, "country-picker": .checkedField,
    "validate-modifier": .checkedField, "search-field": .field,
    "password-checklist": .list, "clear-button-modifier": .field,
    "icon-text-field-modifier": .field, "text-field-focus-on-tap-modifier": .field,
    "prefix-modifier": .field, "form-view": .form, "form-row": .form, "step-form": .form,
    "form-rows": .rows, "address-fields": .formPart, "error-summary": .summary,
    "submit-button": .submitButton, "cancel-button": .formHelper,
    "draft-modifier": .formHelper, "login-form": .login, "title-form": .plainEditor,
    "create-screen": .editor, "edit-screen": .editor,
  ]

  /// The components that say in words what is wrong, and not by an outline alone.
  static let speaking = ids(of: .modelField, .form, .rows, .formPart, .summary, .editor)

  /// The components that submit.
  static let submitting = ids(of: .form, .submitButton, .editor)

  private static func ids(of chosen: ComponentKind...) -> [String] {
    kinds.filter { chosen.contains($0.value) }.map(\.key)
  }
}
