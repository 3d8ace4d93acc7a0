import Formwork
import SwiftUI

/// A code that was sent to a person.
@MainActor struct OneTimeCodeFieldShown: @MainActor ShownComponent {
  let name = "OneTimeCodeField"
  let summary = """
    One field for a code that was sent to a person, drawn as a box for each digit. It takes a whole \
    code at once, pasted or filled in.
    """
  let symbol = "lock.shield"
  let category = ComponentCategory.fields

  private let length = Parameter.choice("Digits", "6", "4", "8")
  private let isWrong = Parameter.toggle("Wrong code")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] { [length, isWrong, isDisabled] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty") { Editing { OneTimeCodeField(code: $0) } }
    state("Half typed") { Editing("123") { OneTimeCodeField(code: $0) } }
    state("Complete") { Editing("123456") { OneTimeCodeField(code: $0) } }
    state("Focused") { Focusing { Editing("123") { OneTimeCodeField(code: $0) } } }
    state("Invalid") {
      Editing("123456") { OneTimeCodeField(code: $0, error: "This is not the code") }
    }
    state("Disabled") { Editing("123") { OneTimeCodeField(code: $0) }.disabled(true) }
    state("Right to left") {
      Editing("123") { OneTimeCodeField(code: $0) }
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      Editing("123") { OneTimeCodeField(code: $0) }.dynamicTypeSize(.accessibility5)
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    Editing { code in
      OneTimeCodeField(
        code: code, length: Int(values[length]) ?? 6,
        error: values[isOn: isWrong] ? "This is not the code" : nil)
    }
    .disabled(values[isOn: isDisabled])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let length = values[length] == "6" ? "" : ", length: \(values[length])"
    let error = values[isOn: isWrong] ? ", error: \"This is not the code\"" : ""
    return Snippet(
      properties: "@State private var code = \"\"",
      view: code(
        "OneTimeCodeField(code: $code\(length)\(error))",
        values[isOn: isDisabled] ? ".disabled(true)" : nil))
  }
}
