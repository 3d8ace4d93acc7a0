import Formwork
import SwiftUI

/// What a new password has to be, line by line.
@MainActor struct PasswordChecklistShown: @MainActor ShownComponent {
  let name = "PasswordChecklist"
  let summary = """
    What a new password has to be, line by line, each marked and said as met or not. It stands below \
    a field of your own; `NewPasswordField` brings it along.
    """
  let symbol = "checklist"
  let category = ComponentCategory.fields

  private let password = Parameter.text("Password", "secret")

  var parameters: [Parameter] { [password] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty") { Self.list("") }
    state("Filled") { Self.list("secret") }
    state("All met") { Self.list("correct horse battery") }
    state("Long text") {
      PasswordChecklist(
        [
          .length(12...),
          PasswordRule("None of the words that were ever part of a password of this account") {
            !$0.contains("secret")
          },
        ], password: "secret")
    }
    state("Right to left") { Self.list("secret").mirrored() }
    state("Largest type") { Self.list("secret").dynamicTypeSize(.accessibility5) }
  }

  private static func list(_ password: String) -> some View {
    PasswordChecklist(PasswordRule.recommended, password: password)
  }

  func preview(_ values: ParameterValues) -> some View { Self.list(values[password]) }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      properties: "@State private var password = \(values[password].literal)",
      view: """
        VStack(alignment: .leading) {
          SecureField("New password", text: $password)
          PasswordChecklist(PasswordRule.recommended, password: password)
        }
        """)
  }
}
