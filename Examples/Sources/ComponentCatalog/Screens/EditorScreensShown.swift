import FormCore
import Formwork
import SwiftUI

/// A note: something with more than one field.
private struct Note: Equatable {
  var title = ""
  var isUrgent = false
}

private struct NoteFields: View {
  let form: FormModel<Note>

  var body: some View {
    TextInputField("Title", field: form.title)
    Toggle("Urgent", isOn: form.isUrgent.choice)
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
    state("Empty") { Self.screen(Note()) }
    state("Complete") { Self.screen(Note(title: "Return the library books")) }
    state("Disabled") { Self.screen(Note(title: "Return the library books")).disabled(true) }
    state("Right to left") {
      Self.screen(Note(title: "أعِد الكتب"))
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      Self.screen(Note(title: "Return the library books")).dynamicTypeSize(.accessibility5)
    }
  }

  private static func screen(
    _ note: Note, isGuarded: Bool = true, answer: @escaping (String) -> Void = { _ in }
  ) -> some View {
    NavigationStack {
      CreateScreen(note, rules: { if isGuarded { $0.title.rules(.required) } }) {
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
    state("Unchanged") { Self.screen("Return the library books") }
    state("Disabled") { Self.screen("Return the library books").disabled(true) }
    state("Long text") {
      Self.screen("Return the library books that Ann lent you before the summer")
    }
    state("Right to left") {
      Self.screen("أعِد الكتب")
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      Self.screen("Return the library books").dynamicTypeSize(.accessibility5)
    }
  }

  private static func screen(
    _ title: String, answer: @escaping (String) -> Void = { _ in }
  ) -> some View {
    NavigationStack {
      EditScreen(Note(title: title), rules: { $0.title.rules(.required) }) {
        answer("Saved: \($0.title)")
      } onDelete: {
        answer("Deleted")
      } fields: {
        NoteFields(form: $0)
      }
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    Answering { Self.screen(values[title], answer: $0) }.id(values[title])
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
