import FormCore
import Formwork
import SwiftUI

/// A chore: a model of more than one field.
struct Chore: Equatable {
  var name = ""
  var place = ""
  var isUrgent = false

  /// What a chore has to be, for both screens.
  @MainActor static func rules(_ form: FormModel<Chore>) {
    form.name.rules(.required)
  }
}

/// The generalised screens over a model of one's own.
public struct ChoreScreens: View {
  @State private var chore: Chore?

  public init() {}

  public var body: some View {
    Group {
      if let chore {
        EditScreen(chore, rules: Chore.rules) { changed in
          self.chore = changed
        } onDelete: {
          self.chore = nil
        } fields: {
          ChoreFields(form: $0)
        }
        .navigationTitle("Edit chore")
      } else {
        CreateScreen(Chore(), rules: Chore.rules) { created in
          chore = created
        } fields: {
          ChoreFields(form: $0)
        }
        .navigationTitle("New chore")
      }
    }
  }
}

/// The fields of a chore.
struct ChoreFields: View {
  let form: FormModel<Chore>

  var body: some View {
    TextInputField("Name", field: form.name)
    TextInputField("Place", field: form.place)
    Toggle("Urgent", isOn: isUrgent)
  }

  private var isUrgent: Binding<Bool> {
    Binding(get: { form.isUrgent.value }, set: { form.isUrgent.value = $0 })
  }
}
