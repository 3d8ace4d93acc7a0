import FormCore
import Formwork
import SwiftUI

/// A note: something with more than one field.
private struct Note: Equatable {
  var title = ""
  var isUrgent = false

  static let books = Note(title: "Return the library books")
  static let long = Note(title: "Return all the library books that Ann lent you before summer")
}

private struct NoteFields: View {
  let form: FormModel<Note>

  var body: some View {
    TextInputField("Title", field: form.title)
    Toggle("Urgent", isOn: form.isUrgent.choice)
  }
}

/// What has been done in an editor when it appears.
private enum NoteBeginning {
  case untouched
  /// This was typed.
  case typed(String)
  /// The button at the end was pressed, and nobody answers.
  case pending
  /// It was pressed and refused.
  case failed
}

/// An editor whose form somebody else keeps, so that it can begin as it is told.
private struct NoteEditor<Screen: View>: View {
  @State private var form: FormModel<Note>
  private let beginning: NoteBeginning
  private let screen: (FormModel<Note>) -> Screen

  init(
    _ note: Note, _ beginning: NoteBeginning = .untouched, isGuarded: Bool = true,
    @ViewBuilder screen: @escaping (FormModel<Note>) -> Screen
  ) {
    let form = FormModel(note) { form in
      if isGuarded { form.title.rules(.required, .length(...60)) }
    }
    _form = State(initialValue: form)
    self.beginning = beginning
    self.screen = screen
  }

  var body: some View {
    NavigationStack { screen(form) }
      .task { await begin() }
  }

  private func begin() async {
    switch beginning {
    case .untouched: break
    case .typed(let title):
      form.showing = .fromTheStart
      form.title.value = title
    case .pending: await form.submit { _ in try await Task.sleep(for: .seconds(86_400)) }
    case .failed: await form.submit { _ in throw NoBooks() }
    }
  }

  private struct NoBooks: LocalizedError {
    var errorDescription: String? { "The list is full." }
  }
}

private let noteTypes = """
  struct Note: Equatable {
    var title = ""
    var isUrgent = false
  }
  """

/// A screen that creates a value with any form.
@MainActor struct CreateScreenShown: @MainActor ShownComponent {
  let name = "CreateScreen"
  let summary = """
    Makes a screen that creates a value out of your own form: it keeps the draft, and can be \
    confirmed once the value is complete.
    """
  let symbol = "plus"
  let category = ComponentCategory.screens
  let extent = ComponentExtent.formScreen

  private let isGuarded = Parameter.toggle("Wait for a title", true)

  var parameters: [Parameter] { [isGuarded] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state(
      "Empty", .button("Cancel"), .field("Title").required, .toggle("Urgent"),
      .button("Create").disabled
    ) { Self.screen(Note()) }
    state(
      "Filled", .button("Cancel"), .field("Title", "Return the library books").required, .clear,
      .toggle("Urgent"), .button("Create")
    ) { Self.screen(.books) }
    state(
      "Focused", .button("Cancel"), .field("Title", "Return the library books").required, .clear,
      .toggle("Urgent"), .button("Create")
    ) { Focusing { Self.screen(.books) } }
    state(
      "Invalid", .button("Cancel"),
      .field("Title", "Books! Books! Books! Books! Books! Books! Books! Books! Books! Books! ")
        .required.invalid("Title must have at most 60 characters"), .clear, .toggle("Urgent"),
      .button("Create").disabled
    ) { Self.screen(Note(), .typed(String(repeating: "Books! ", count: 10))) }
    state(
      "Pending", .button("Cancel").disabled, .field("Title", "Return the library books").required,
      .clear, .toggle("Urgent"), .button("Create", "Saving").disabled
    ) { Self.screen(.books, .pending) }
    state(
      "Refused", .button("Cancel"), .field("Title", "Return the library books").required, .clear,
      .toggle("Urgent"), .button("Create")
    ) { Self.screen(.books, .failed) }
    state(
      "Disabled", .button("Cancel").disabled,
      .field("Title", "Return the library books").required.disabled, .toggle("Urgent").disabled,
      .button("Create").disabled
    ) { Self.screen(.books).disabled(true) }
    state(
      "Long text", .button("Cancel"),
      .field("Title", "Return all the library books that Ann lent you before summer").required,
      .clear, .toggle("Urgent"), .button("Create")
    ) { Self.screen(.long) }
    state(
      "Right to left", .button("إلغاء"), .field("العنوان", "أعِد الكتب").required,
      .symbol("مسح النص"), .toggle("عاجل"), .button("إنشاء")
    ) { Self.screen(Note(title: "أعِد الكتب")).mirrored() }
    state(
      "Largest type", .button("Cancel"), .field("Title", "Return the library books").required,
      .clear, .toggle("Urgent"), .button("Create")
    ) { Self.screen(.books).dynamicTypeSize(.accessibility5) }
  }

  private static func screen(
    _ note: Note, _ beginning: NoteBeginning = .untouched, isGuarded: Bool = true,
    answer: @escaping (String) -> Void = { _ in }
  ) -> some View {
    NoteEditor(note, beginning, isGuarded: isGuarded) { form in
      CreateScreen(form) {
        answer("Created: \($0.title)")
      } fields: {
        NoteFields(form: $0)
      }
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    Answering { Self.screen(Note(), isGuarded: values[isOn: isGuarded], answer: $0) }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let rules = values[isOn: isGuarded] ? ", rules: { $0.title.rules(.required) }" : ""
    return Snippet(
      types: noteTypes,
      view: """
        CreateScreen(Note()\(rules)) { note in
          print("Created:", note.title)
        } fields: { form in
          TextInputField("Title", field: form.title)
          Toggle("Urgent", isOn: form.isUrgent.choice)
        }
        """)
  }
}

/// A screen that changes or deletes a value with any form.
@MainActor struct EditScreenShown: @MainActor ShownComponent {
  let name = "EditScreen"
  let summary = """
    Makes a screen that edits a value out of your own form: it saves only what was changed and is \
    complete, and asks before it deletes.
    """
  let symbol = "pencil"
  let category = ComponentCategory.screens
  let extent = ComponentExtent.formScreen

  private let title = Parameter.text("Title", "Return the library books")

  var parameters: [Parameter] { [title] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state(
      "Empty", .button("Cancel"), .field("Title").required, .toggle("Urgent"), .button("Delete"),
      .button("Save").disabled
    ) { Self.screen(Note()) }
    state(
      "Filled", .button("Cancel"), .field("Title", "Return the library books").required, .clear,
      .toggle("Urgent"), .button("Delete"), .button("Save").disabled
    ) { Self.screen(.books) }
    state(
      "Changed", .button("Cancel"), .field("Title", "Return the books today").required, .clear,
      .toggle("Urgent"), .button("Delete"), .button("Save")
    ) { Self.screen(.books, .typed("Return the books today")) }
    state(
      "Focused", .button("Cancel"), .field("Title", "Return the library books").required, .clear,
      .toggle("Urgent"), .button("Delete"), .button("Save").disabled
    ) { Focusing { Self.screen(.books) } }
    state(
      "Invalid", .button("Cancel"), .field("Title").required.invalid("Title is required"),
      .toggle("Urgent"), .button("Delete"), .button("Save").disabled
    ) { Self.screen(.books, .typed("")) }
    state(
      "Pending", .button("Cancel").disabled, .field("Title", "Return the library books").required,
      .clear, .toggle("Urgent"), .button("Delete").disabled, .button("Save", "Saving").disabled
    ) { Self.screen(.books, .pending) }
    state(
      "Refused", .button("Cancel"), .field("Title", "Return the library books").required, .clear,
      .toggle("Urgent"), .button("Delete"), .button("Save").disabled
    ) { Self.screen(.books, .failed) }
    state(
      "Disabled", .button("Cancel").disabled,
      .field("Title", "Return the library books").required.disabled, .toggle("Urgent").disabled,
      .button("Delete").disabled, .button("Save").disabled
    ) { Self.screen(.books).disabled(true) }
    state(
      "Long text", .button("Cancel"),
      .field("Title", "Return all the library books that Ann lent you before summer").required,
      .clear, .toggle("Urgent"), .button("Delete"), .button("Save").disabled
    ) { Self.screen(.long) }
    state(
      "Right to left", .button("إلغاء"), .field("العنوان", "أعِد الكتب").required,
      .symbol("مسح النص"), .toggle("عاجل"), .button("حذف"), .button("حفظ").disabled
    ) { Self.screen(Note(title: "أعِد الكتب")).mirrored() }
    state(
      "Largest type", .button("Cancel"), .field("Title", "Return the library books").required,
      .clear, .toggle("Urgent"), .button("Delete"), .button("Save").disabled
    ) { Self.screen(.books).dynamicTypeSize(.accessibility5) }
  }

  private static func screen(
    _ note: Note, _ beginning: NoteBeginning = .untouched,
    answer: @escaping (String) -> Void = { _ in }
  ) -> some View {
    NoteEditor(note, beginning) { form in
      EditScreen(form) {
        answer("Saved: \($0.title)")
      } onDelete: {
        answer("Deleted")
      } fields: {
        NoteFields(form: $0)
      }
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    Answering { Self.screen(Note(title: values[title]), answer: $0) }.id(values[title])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      types: noteTypes,
      view: """
        EditScreen(
          Note(title: \(values[title].literal)), rules: { $0.title.rules(.required) }
        ) { note in
          print("Saved:", note.title)
        } onDelete: {
          print("Deleted")
        } fields: { form in
          TextInputField("Title", field: form.title)
          Toggle("Urgent", isOn: form.isUrgent.choice)
        }
        """)
  }
}
