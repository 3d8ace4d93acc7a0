import Formwork
import SwiftUI

/// One form of a title, and two screens over it.
@MainActor struct TitleFormShown: @MainActor ShownComponent {
  let name = "TitleForm"
  let summary = """
    One form for a title, a screen that creates one and a screen that edits one. Both screens own \
    what is typed and hand it over when a button is pressed.
    """
  let symbol = "square.and.pencil"
  let category = ComponentCategory.screens
  let extent = ComponentExtent.formScreen

  private let screen = Parameter.choice("Screen", "Create", "Edit", "The form alone")
  private let title = Parameter.text("Title", "Water the plants")

  var parameters: [Parameter] { [screen, title] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Title"), .button("Create")) { TitleForm.Create() }
    state("Filled", .field("Title", "Water the plants"), .button("Delete"), .button("Save")) {
      TitleForm.Edit(initialTitle: "Water the plants")
    }
    state("Focused", .field("Title", "Water the plants"), .button("Delete"), .button("Save")) {
      Focusing { TitleForm.Edit(initialTitle: "Water the plants") }
    }
    state("The form alone", .field("Title", "Water the plants")) {
      Editing("Water the plants") { TitleForm(title: $0) }
    }
    state(
      "Disabled", .field("Title", "Water the plants").disabled, .button("Delete").disabled,
      .button("Save").disabled
    ) { TitleForm.Edit(initialTitle: "Water the plants").disabled(true) }
    state(
      "Long text", .field("Title", "Water the plants in the kitchen, the hall and the stairwell"),
      .button("Delete"), .button("Save")
    ) {
      TitleForm.Edit(initialTitle: "Water the plants in the kitchen, the hall and the stairwell")
    }
    state("Right to left", .field("العنوان", "اسقِ النباتات"), .button("حذف"), .button("حفظ")) {
      TitleForm.Edit(initialTitle: "اسقِ النباتات")
        .mirrored()
    }
    state("Largest type", .field("Title", "Water the plants"), .button("Delete"), .button("Save")) {
      TitleForm.Edit(initialTitle: "Water the plants").dynamicTypeSize(.accessibility5)
    }
  }

  @ViewBuilder func preview(_ values: ParameterValues) -> some View {
    switch values[screen] {
    case "Create": Answering { answer in TitleForm.Create { answer("Created: \($0)") } }
    case "Edit":
      Answering { answer in
        TitleForm.Edit(initialTitle: values[title]) {
          answer("Saved: \($0)")
        } onDelete: {
          answer("Deleted")
        }
        .id(values[title])
      }
    default: Editing(values[title]) { TitleForm(title: $0) }.id(values[title])
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    switch values[screen] {
    case "Create": Snippet(view: "TitleForm.Create { title in print(\"Created:\", title) }")
    case "Edit":
      Snippet(
        view: """
          TitleForm.Edit(initialTitle: \(values[title].literal)) { title in
            print("Saved:", title)
          } onDelete: {
            print("Deleted")
          }
          """)
    default:
      Snippet(
        properties: "@State private var title = \(values[title].literal)",
        view: "TitleForm(title: $title)")
    }
  }
}
