import Formwork
import SwiftUI

/// A password that somebody makes up.
@MainActor struct NewPasswordFieldShown: @MainActor ShownComponent {
  let name = "NewPasswordField"
  let summary = """
    A field for a password that somebody makes up, with what it has to be below it, each line marked \
    and said as met or not.
    """
  let symbol = "key"
  let category = ComponentCategory.fields

  private let rules = Parameter.choice("Rules", "Recommended", "A phrase", "Letters and digits")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] { [rules, isDisabled] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty") { Editing { NewPasswordField(password: $0) } }
    state("Too short") { Editing("secret") { NewPasswordField(password: $0) } }
    state("All rules met") { Editing("correct horse battery") { NewPasswordField(password: $0) } }
    state("Disabled") { Editing("secret") { NewPasswordField(password: $0) }.disabled(true) }
    state("Right to left") {
      Editing("secret") { NewPasswordField(password: $0) }
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      Editing("secret") { NewPasswordField(password: $0) }.dynamicTypeSize(.accessibility5)
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    Editing { password in
      switch values[rules] {
      case "A phrase": NewPasswordField(password: password, rules: [.length(20...)])
      case "Letters and digits":
        NewPasswordField(
          password: password, rules: [.length(8...), .containsLetter, .containsDigit])
      default: NewPasswordField(password: password)
      }
    }
    .disabled(values[isOn: isDisabled])
  }

  private static let codes = [
    "A phrase": ", rules: [.length(20...)]",
    "Letters and digits": ", rules: [.length(8...), .containsLetter, .containsDigit]",
  ]

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      properties: "@State private var password = \"\"",
      view: code(
        "NewPasswordField(\n  password: $password\(Self.codes[values[rules]] ?? ""))",
        values[isOn: isDisabled] ? ".disabled(true)" : nil))
  }
}
