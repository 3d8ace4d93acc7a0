import Formwork
import SwiftUI

/// A field with rounded borders and an icon.
@MainActor struct IconTextFieldShown: @MainActor ShownComponent {
  let name = "IconTextField"
  let summary =
    "A text field with rounded borders and an icon before it, as one component."
  let symbol = "person.text.rectangle"
  let category = ComponentCategory.fields

  private let icon = Parameter.choice("Icon", "envelope.circle.fill", "person.circle.fill", "phone")
  private let title = Parameter.text("Title", "Email")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] { [icon, title, isDisabled] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Email")) { Self.field() }
    state("Filled", .field("Email", "ann@example.org")) { Self.field("ann@example.org") }
    state("Focused", .field("Email", "ann@example.org")) {
      Focusing { Self.field("ann@example.org") }
    }
    state("Invalid", .field("Email", "ann@")) {
      Editing("ann@") { text in
        IconTextField(icon: "envelope.circle.fill", title: "Email", text: text)
          .validate(text.wrappedValue) { $0.isEmail() }
      }
    }
    state("Disabled", .field("Email", "ann@example.org").disabled) {
      Self.field("ann@example.org").disabled(true)
    }
    state("Long text", .field("Email", Account.long.email)) {
      Self.field("a.very.long.address.with.many.parts@mail.department.example.org")
    }
    state("Right to left", .field("الاسم", "ليلى")) {
      Editing("ليلى") { IconTextField(icon: "person.circle.fill", title: "الاسم", text: $0) }
        .mirrored()
    }
    state("Largest type", .field("Email", "ann@example.org")) {
      Self.field("ann@example.org").dynamicTypeSize(.accessibility5)
    }
  }

  private static func field(_ text: String = "") -> some View {
    Editing(text) { IconTextField(icon: "envelope.circle.fill", title: "Email", text: $0) }
  }

  func preview(_ values: ParameterValues) -> some View {
    Editing { IconTextField(icon: values[icon], title: values[title], text: $0) }
      .disabled(values[isOn: isDisabled])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      properties: "@State private var text = \"\"",
      view: code(
        """
        IconTextField(
          icon: \(values[icon].literal), title: \(values[title].literal), text: $text)
        """, values[isOn: isDisabled] ? ".disabled(true)" : nil))
  }
}
