import Formwork
import SwiftUI

/// An icon before any field, four ways.
@MainActor struct PrefixIconShown: @MainActor ShownComponent {
  let name = "prefix(icon:)"
  let summary = """
    Puts an icon in the accent colour before a field: as a modifier, as a `ViewModifier` that can \
    be handed on, or as a view around whatever a closure makes.
    """
  let symbol = "envelope.circle.fill"
  let category = ComponentCategory.modifiers

  private let way = Parameter.choice("Way", "prefix(icon:)", "PrefixIcon", "IconTextFieldView")
  private let icon = Parameter.choice("Icon", "envelope.circle.fill", "phone.circle.fill", "at")
  private let title = Parameter.text("Title", "Email")

  var parameters: [Parameter] { [way, icon, title] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Email")) { Self.field() }
    state("Filled", .field("Email", "ann@example.org")) { Self.field("ann@example.org") }
    state("Focused", .field("Email", "ann@example.org")) {
      Focusing { Self.field("ann@example.org") }
    }
    state("Disabled", .field("Email", "ann@example.org").disabled) {
      Self.field("ann@example.org").disabled(true)
    }
    state("Around any view") {
      IconTextFieldView(iconName: "calendar.circle.fill") { Text("Nothing planned") }
    }
    state("Long text", .field("Email", Account.long.email)) {
      Self.field("a.very.long.address.with.many.parts@mail.department.example.org")
    }
    state("Right to left", .field("الاسم", "ليلى")) {
      Editing("ليلى") { TextField("الاسم", text: $0).prefix(icon: "person.circle.fill") }
        .mirrored()
    }
    state("Largest type", .field("Email", "ann@example.org")) {
      Self.field("ann@example.org").dynamicTypeSize(.accessibility5)
    }
  }

  private static func field(_ text: String = "") -> some View {
    Editing(text) { TextField("Email", text: $0).prefix(icon: "envelope.circle.fill") }
  }

  @ViewBuilder func preview(_ values: ParameterValues) -> some View {
    Editing { text in
      let field = TextField(LocalizedStringKey(values[title]), text: text)
      switch values[way] {
      case "PrefixIcon": field.modifier(PrefixIcon(name: values[icon]))
      case "IconTextFieldView": IconTextFieldView(iconName: values[icon]) { field }
      default: field.prefix(icon: values[icon])
      }
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let field = "TextField(\(values[title].literal), text: $text)"
    let icon = values[icon].literal
    let view =
      switch values[way] {
      case "PrefixIcon": code(field, ".modifier(PrefixIcon(name: \(icon)))")
      case "IconTextFieldView": "IconTextFieldView(iconName: \(icon)) {\n  \(field)\n}"
      default: code(field, ".prefix(icon: \(icon))")
      }
    return Snippet(properties: "@State private var text = \"\"", view: view)
  }
}
