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
    state("Empty", .field("Code")) { Self.field() }
    state("Filled", .field("Code", "123456")) { Self.field("123456") }
    state("Half typed", .field("Code", "123")) { Self.field("123") }
    state("Focused", .field("Code", "123")) { Focusing { Self.field("123") } }
    state("Invalid", .field("Code", "123456").invalid("This is not the code")) {
      Editing("123456") { OneTimeCodeField(code: $0, error: "This is not the code") }
    }
    state("Pending", .field("Code", "123456").helped(by: "Checking")) {
      Modelled("123456", rules: .neverAnswered) { OneTimeCodeField(field: $0) }
    }
    state("Disabled", .field("Code", "123").disabled) { Self.field("123").disabled(true) }
    state(
      "Long text", .field("The code from the message that we sent to your telephone", "12345678")
    ) {
      Editing("12345678") {
        OneTimeCodeField(
          "The code from the message that we sent to your telephone", code: $0, length: 8)
      }
    }
    state("Right to left", .field("رمز التحقق", "123")) { Self.field("123").mirrored() }
    state("Largest type", .field("Code", "123")) {
      Self.field("123").dynamicTypeSize(.accessibility5)
    }
  }

  private static func field(_ code: String = "") -> some View {
    Editing(code) { OneTimeCodeField(code: $0) }
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
