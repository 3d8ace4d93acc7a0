import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

/// Nothing of a component outlives its screen.
@MainActor @Suite struct LeakTests {
  struct Values: Equatable {
    var code = ""
    var password = ""
    var address = PostalAddress(country: "US")
  }

  /// Puts a component over a model on screen, uses it, takes it away, and waits for the model's end.
  private func ends(
    _ use: @MainActor (Screen) -> Void,
    _ component: @MainActor (FormModel<Values>) -> some View
  ) async -> Bool {
    weak var weakForm: FormModel<Values>?
    do {
      let form = FormModel(Values()) { form in
        form.code.rules(.required)
        form.password.isSecret().rules(.newPassword())
        form.address.city.rules(.required)
      }
      weakForm = form
      use(Screen(component(form)))
    }
    return await Screen(Text("elsewhere")).wait { weakForm == nil }
  }

  @Test func `a one-time code leaves nothing behind`() async {
    #expect(
      await ends({ $0.field("Code").enter("123") }) { form in
        FormView(form) { OneTimeCodeField("Code", field: form.code) }
      })
  }

  @Test func `a new password leaves nothing behind, also while it waits to say something`() async {
    #expect(
      await ends({ $0.field("New password").type("correct") }) { form in
        FormView(form) { NewPasswordField(field: form.password) }
      })
  }

  @Test func `an address leaves nothing behind`() async {
    #expect(
      await ends({ $0.field("City").type("Troy") }) { form in
        FormView(form) { AddressFields(field: form.address) }
      })
  }

  @Test func `the screens that create and edit leave nothing behind`() async {
    #expect(
      await ends({ $0.field("Code").type("1") }) { form in
        NavigationStack {
          CreateScreen(form) { _ in
          } fields: {
            OneTimeCodeField("Code", field: $0.code)
          }
        }
      })
    #expect(
      await ends({ $0.field("Code").type("1") }) { form in
        NavigationStack {
          EditScreen(form) { _ in
          } onDelete: {
          } fields: {
            OneTimeCodeField("Code", field: $0.code)
          }
        }
      })
  }
}
