import FormCore
import Formwork
import SwiftUI

/// The rows of a list in a form.
@MainActor struct FormRowsShown: @MainActor ShownComponent {
  let name = "FormRows"
  let summary = """
    The rows of a list in a form, to be added, taken away and moved. What was typed, touched and found \
    wrong follows its row.
    """
  let symbol = "rectangle.stack.badge.plus"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let showing = Showing.parameter
  private let title = Parameter.text("Title", "Guest")

  var parameters: [Parameter] { [showing, title] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .button("Add Guest")) { PartyForm() }
    state(
      "Filled", .button("Move Guest 1 up").disabled, .button("Move Guest 1 down"),
      .button("Remove Guest 1"), .field("Name", "Ann").required, .clear, .button("Move Guest 2 up"),
      .button("Move Guest 2 down").disabled, .button("Remove Guest 2"),
      .field("Name", "Ben").required, .clear, .button("Add Guest")
    ) { PartyForm("Ann", "Ben") }
    state(
      "Focused", .button("Move Guest 1 up").disabled, .button("Move Guest 1 down").disabled,
      .button("Remove Guest 1"), .field("Name", "Ann").required, .clear, .button("Add Guest")
    ) { Focusing { PartyForm("Ann") } }
    state(
      "Invalid", .button("Move Guest 1 up").disabled, .button("Move Guest 1 down"),
      .button("Remove Guest 1"), .field("Name", "Ann").required, .clear, .button("Move Guest 2 up"),
      .button("Move Guest 2 down").disabled, .button("Remove Guest 2"),
      .field("Name").required.invalid("Name is required"), .button("Add Guest")
    ) { PartyForm("Ann", "", showing: .fromTheStart) }
    state(
      "Pending", .button("Move Guest 1 up").disabled, .button("Move Guest 1 down").disabled,
      .button("Remove Guest 1"), .field("Name", "Ann").required.helped(by: "Checking"), .clear,
      .button("Add Guest")
    ) { PartyForm("Ann", isPending: true) }
    state(
      "Disabled", .button("Move Guest 1 up").disabled, .button("Move Guest 1 down").disabled,
      .button("Remove Guest 1").disabled, .field("Name", "Ann").required.disabled,
      .button("Add Guest").disabled
    ) { PartyForm("Ann").disabled(true) }
    state(
      "Long text", .button("Move Guest 1 up").disabled, .button("Move Guest 1 down").disabled,
      .button("Remove Guest 1"), .field("Name", Account.long.name).required, .clear,
      .button("Add Guest")
    ) { PartyForm(Account.long.name) }
    state(
      "Right to left",
      .button("نقل \u{2068}\u{2068}ضيف\u{2069} \u{2068}1\u{2069}\u{2069} إلى أعلى").disabled,
      .button("نقل \u{2068}\u{2068}ضيف\u{2069} \u{2068}1\u{2069}\u{2069} إلى أسفل").disabled,
      .button("إزالة \u{2068}\u{2068}ضيف\u{2069} \u{2068}1\u{2069}\u{2069}"),
      .field("الاسم", "ليلى").required, .symbol("مسح النص"), .button("إضافة \u{2068}ضيف\u{2069}")
    ) { PartyForm("ليلى", showing: .fromTheStart).mirrored() }
    state(
      "Largest type", .button("Move Guest 1 up").disabled, .button("Move Guest 1 down").disabled,
      .button("Remove Guest 1"), .field("Name", "Ann").required, .clear, .button("Add Guest")
    ) { PartyForm("Ann").dynamicTypeSize(.accessibility5) }
  }

  func preview(_ values: ParameterValues) -> some View {
    PartyForm(
      "Ann", "", title: LocalizedStringKey(values[title]), showing: Showing.policy(values)
    )
    .id(values[showing])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      types: """
        struct Party: Equatable {
          var guests: [Guest] = []
        }

        struct Guest: Equatable, Identifiable {
          let id = UUID()
          var name = ""
        }
        """,
      properties: """
        @State private var form = FormModel(Party(guests: [Guest(name: "Ann"), Guest()])) { form in
        \(Showing.declaration(Showing.code(values)))  form.each(\\.guests) { guest in
            guest.name.rules(.required)
          }
        }
        """,
      view: """
        FormView(form) {
          FormRows(\(values[title].literal), rows: form.each(\\.guests), new: { Guest() }) { guest in
            TextInputField("Name", field: guest.name)
          }
        }
        """)
  }
}

private struct Party: Equatable {
  var guests: [Guest] = []
}

private struct Guest: Equatable, Identifiable {
  let id = UUID()
  var name = ""
}

private struct PartyForm: View {
  @State private var form: FormModel<Party>
  private let title: LocalizedStringKey

  init(
    _ names: String..., isPending: Bool = false, title: LocalizedStringKey = "Guest",
    showing: ShowingPolicy = .lateThenLive
  ) {
    let form = FormModel(Party(guests: names.map { Guest(name: $0) })) { form in
      form.showing = showing
      form.each(\.guests) { guest in
        guest.name.rules(.required)
        if isPending { guest.name.rules(.neverAnswered) }
      }
    }
    _form = State(initialValue: form)
    self.title = title
  }

  var body: some View {
    FormView(form) {
      FormRows(title, rows: form.each(\.guests), new: { Guest() }) { guest in
        TextInputField("Name", field: guest.name)
      }
    }
  }
}
