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
    state("Empty", .secret("New password"), .symbol("Show password")) { Self.field() }
    state("Filled", .secret("New password"), .clear, .symbol("Show password")) {
      Self.field("correct horse battery")
    }
    state("Focused", .secret("New password"), .clear, .symbol("Show password")) {
      Focusing { Self.field("secret") }
    }
    state("Too short", .secret("New password"), .clear, .symbol("Show password")) {
      Self.field("secret")
    }
    state(
      "Invalid",
      .secret("New password").required.invalid("New password must meet every requirement"), .clear,
      .symbol("Show password")
    ) {
      Modelled("secret", rules: .required, .newPassword()) {
        NewPasswordField(field: $0)
      }
    }
    state(
      "Pending", .secret("New password").helped(by: "Checking"), .clear, .symbol("Show password")
    ) {
      Modelled("correct horse battery", rules: .neverAnswered) {
        NewPasswordField(field: $0)
      }
    }
    state("Disabled", .secret("New password").disabled, .symbol("Show password").disabled) {
      Self.field("secret").disabled(true)
    }
    state("Long text", .secret("New password"), .clear, .symbol("Show password")) {
      Self.field("correct horse battery staple and whatever else is not to be forgotten")
    }
    state(
      "Right to left", .secret("كلمة مرور جديدة"), .symbol("مسح النص"), .symbol("إظهار كلمة المرور")
    ) {
      Self.field("secret").mirrored()
    }
    state("Largest type", .secret("New password"), .clear, .symbol("Show password")) {
      Self.field("secret").dynamicTypeSize(.accessibility5)
    }
  }

  private static func field(_ password: String = "") -> some View {
    Editing(password) { NewPasswordField(password: $0) }
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
