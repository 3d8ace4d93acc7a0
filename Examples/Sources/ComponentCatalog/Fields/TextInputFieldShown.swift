import Formwork
import SwiftUI

/// The drop-in text field.
@MainActor struct TextInputFieldShown: @MainActor ShownComponent {
  let name = "TextInputField"
  let summary = """
    A text field in the place of `TextField`: its label floats when there is text, a button clears \
    it, and what is wrong stands below.
    """
  let symbol = "character.cursor.ibeam"
  let category = ComponentCategory.fields

  private let title = Parameter.text("Title", "First Name")
  private let isMandatory = Parameter.toggle("Mandatory", true)
  private let rule = Parameter.choice("Rule", "None", "E-mail address", "At least 3 letters")
  private let placement = Parameter.choice("Message", "Below", "In the label")
  private let policy = Parameter.choice(
    "Shown", "Late, then live", "On submit", "Live", "From the start")
  private let hidesClear = Parameter.toggle("Hide the clear button")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] {
    [title, isMandatory, rule, placement, policy, hidesClear, isDisabled]
  }

  @LibraryContentBuilder var views: [LibraryItem] {
    TextInputField_Library().views
    state("Empty") { Editing { TextInputField("First Name", text: $0) } }
    state("Filled") { Editing("Peter") { TextInputField("First Name", text: $0) } }
    state("Focused") { Focusing { Editing("Peter") { TextInputField("First Name", text: $0) } } }
    state("Required") { Editing { TextInputField("First Name", text: $0).isMandatory() } }
    state("Invalid") {
      Editing("peter@") { text in
        TextInputField("Email address", text: text).onValidate(validationHandler: Self.address)
          .fieldMessagePolicy(.fromTheStart)
      }
    }
    state("Invalid, in the label") {
      Editing("peter@") { text in
        TextInputField("Email address", text: text).onValidate(validationHandler: Self.address)
          .fieldMessagePolicy(.fromTheStart).fieldMessagePlacement(.inLabel)
      }
    }
    state("Disabled") { Editing("Peter") { TextInputField("First Name", text: $0) }.disabled(true) }
    state("Long text") {
      Editing("Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz") { text in
        TextInputField("The name as it stands in your passport, all parts of it", text: text)
          .onValidate { _ in .failure(ValidationError(message: Self.longMessage)) }
          .fieldMessagePolicy(.fromTheStart)
      }
    }
    state("Right to left") {
      Editing("ليلى") { TextInputField("First Name", text: $0) }
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      Editing("Peter") { TextInputField("First Name", text: $0) }
        .dynamicTypeSize(.accessibility5)
    }
  }

  private static let longMessage = """
    This name is longer than the 39 letters that a machine-readable passport has room for. Write it \
    as it stands in the two lines below your picture.
    """

  private static func address(_ text: String) -> Result<Bool, ValidationError> {
    text.isEmail() ? .success(true) : .failure(ValidationError(message: "No e-mail address"))
  }

  func preview(_ values: ParameterValues) -> some View {
    Editing { text in
      TextInputField(LocalizedStringKey(values[title]), text: text)
        .isMandatory(values[isOn: isMandatory])
        .onValidate { judge($0, by: values[rule]) }
        .fieldMessagePlacement(values[placement] == "Below" ? .below : .inLabel)
        .fieldMessagePolicy(Self.policies[values[policy]]?.value ?? .lateThenLive)
        .clearButtonHidden(values[isOn: hidesClear])
        .disabled(values[isOn: isDisabled])
    }
  }

  private func judge(_ text: String, by rule: String) -> Result<Bool, ValidationError> {
    switch rule {
    case "E-mail address": text.isEmpty ? .success(true) : Self.address(text)
    case "At least 3 letters": text.isEmpty ? .success(true) : .success(text.count >= 3)
    default: .success(true)
    }
  }

  private static let policies: [String: (value: FieldMessagePolicy, code: String)] = [
    "On submit": (.onSubmit, ".onSubmit"), "Live": (.live, ".live"),
    "From the start": (.fromTheStart, ".fromTheStart"),
  ]

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      properties: "@State private var text = \"\"",
      view: code(
        "TextInputField(\(values[title].literal), text: $text)",
        values[isOn: isMandatory] ? ".isMandatory()" : nil,
        ruleCode(values[rule]),
        values[placement] == "Below" ? nil : ".fieldMessagePlacement(.inLabel)",
        Self.policies[values[policy]].map { ".fieldMessagePolicy(\($0.code))" },
        values[isOn: hidesClear] ? ".clearButtonHidden()" : nil,
        values[isOn: isDisabled] ? ".disabled(true)" : nil))
  }

  private func ruleCode(_ rule: String) -> String? {
    switch rule {
    case "E-mail address":
      """
      .onValidate { text in
        text.isEmpty || text.isEmail()
          ? .success(true) : .failure(ValidationError(message: "No e-mail address"))
      }
      """
    case "At least 3 letters": ".onValidate { .success($0.isEmpty || $0.count >= 3) }"
    default: nil
    }
  }
}
