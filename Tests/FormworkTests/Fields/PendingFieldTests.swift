import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

/// A form whose asynchronous rules never answer.
private struct Questions: View {
  struct Name: Equatable {
    var user = ""
    var isAgreed = false
    var code = ""
  }

  @State private var form = FormModel(Name()) { form in
    let servers = [SlowServer(), SlowServer(), SlowServer()]
    form.user.rules(
      .asynchronous { _ in
        try await servers[0].ask(); return nil
      })
    form.isAgreed.rules(
      .asynchronous { _ in
        try await servers[1].ask(); return nil
      })
    form.code.rules(
      .asynchronous { _ in
        try await servers[2].ask(); return nil
      })
  }

  var body: some View {
    FormView(form) {
      TextInputField("User", field: form.user)
      FormRow(form.isAgreed) { Toggle("Agree", isOn: $0) }
      OneTimeCodeField("Code", field: form.code, length: 2)
    }
  }
}

@MainActor @Suite struct PendingFieldTests {
  @Test func `a field whose question is under way says so`() {
    let screen = Screen(Questions())
    #expect(screen.controls.map(\.spokenDescription) == ["", "", ""])
    screen.field("User").enter("ada")
    #expect(screen.field("User").spokenDescription == "Checking")
    #expect(!screen.text("Checking").exists)
    screen.toggle("Agree").tap()
    #expect(screen.toggle("Agree").spokenDescription == "Checking")
    #expect(screen.text("Checking").exists)
    screen.field("Code").enter("12")
    #expect(screen.field("Code").spokenDescription == "Checking")
  }
}
