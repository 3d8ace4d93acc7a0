import Formwork
import SwiftUI

/// The drop-in text field.
@MainActor struct TextInputFieldShown: @MainActor ShownComponent {
  let name = "TextInputField"
  let summary = """
    A text field in the place of `TextField`: its label floats when there is text, a button clears \
    it, and what is wrong stands below. It takes secrets and texts of several lines, too.
    """
  let symbol = "character.cursor.ibeam"
  let category = ComponentCategory.fields

  private let title = Parameter.text("Title", "First Name")
  private let kind = Parameter.choice("Kind", "Plain", "Secure", "Several lines")
  private let isMandatory = Parameter.toggle("Mandatory", true)
  private let rule = Parameter.choice("Rule", "None", "E-mail address", "At least 3 letters")
  private let placement = Parameter.choice("Message", "Below", "In the label")
  private let policy = Showing.parameter
  private let help = Parameter.text("Help", "")
  private let prefix = Parameter.text("Before the text", "")
  private let limit = Parameter.toggle("Count to 20")
  private let hidesClear = Parameter.toggle("Hide the clear button")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] {
    [
      title, kind, isMandatory, rule, placement, policy, help, prefix, limit, hidesClear,
      isDisabled,
    ]
  }

  @LibraryContentBuilder var views: [LibraryItem] {
    states(of: TextInputField_Library(), .field("First Name", "Peter"), .clear)
    state("Empty", .field("First Name")) { Editing { TextInputField("First Name", text: $0) } }
    state("Filled", .field("First Name", "Peter"), .clear) {
      Editing("Peter") { TextInputField("First Name", text: $0) }
    }
    state("Focused", .field("First Name", "Peter"), .clear) {
      Focusing { Editing("Peter") { TextInputField("First Name", text: $0) } }
    }
    state("Required", .field("First Name").required) {
      Editing { TextInputField("First Name", text: $0).isMandatory() }
    }
    state("Invalid", .field("Email address", "peter@").invalid("No e-mail address"), .clear) {
      Editing("peter@") { text in
        TextInputField("Email address", text: text).onValidate(validationHandler: Self.address)
          .fieldMessagePolicy(.fromTheStart)
      }
    }
    state(
      "Invalid, in the label", .field("Email address", "peter@").invalid("No e-mail address"),
      .clear
    ) {
      Editing("peter@") { text in
        TextInputField("Email address", text: text).onValidate(validationHandler: Self.address)
          .fieldMessagePolicy(.fromTheStart).fieldMessagePlacement(.inLabel)
      }
    }
    state("Marked without a word", .field("Email address", "peter@").invalid(), .clear) {
      Editing("peter@") { text in
        TextInputField("Email address", text: text).onValidate { _ in .success(false) }
          .fieldMessagePolicy(.fromTheStart)
      }
    }
    state("Pending", .field("User name", "peter").helped(by: "Checking"), .clear) {
      Modelled("peter", rules: .neverAnswered) {
        TextInputField("User name", field: $0)
      }
    }
    state("Secure", .secret("Password"), .clear, .symbol("Show password")) {
      Editing("correct horse") { TextInputField("Password", text: $0, kind: .secure) }
    }
    state("Several lines", .field("Remarks", "Ring twice.\nThe bell is at the back."), .clear) {
      Editing("Ring twice.\nThe bell is at the back.") { text in
        TextInputField("Remarks", text: text, kind: .multiline)
      }
    }
    state(
      "With help, units and a counter",
      .field("Website, https://", "example.org").helped(by: "Where people find you."), .clear
    ) {
      Editing("example.org") { text in
        TextInputField("Website", text: text)
          .fieldHelp("Where people find you.").fieldPrefix("https://").characterLimit(40)
      }
    }
    state("Disabled", .field("First Name", "Peter").disabled) {
      Editing("Peter") { TextInputField("First Name", text: $0) }.disabled(true)
    }
    state(
      "Long text",
      .field("The name as it stands in your passport, all parts of it", Account.long.name).invalid(
        Self.longMessage), .clear
    ) {
      Editing("Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz") { text in
        TextInputField("The name as it stands in your passport, all parts of it", text: text)
          .onValidate { _ in .failure(ValidationError(message: Self.longMessage)) }
          .fieldMessagePolicy(.fromTheStart)
      }
    }
    state("Right to left", .field("الاسم الأول", "ليلى"), .symbol("مسح النص")) {
      Editing("ليلى") { TextInputField("First Name", text: $0) }
        .mirrored()
    }
    state("Largest type", .field("First Name", "Peter"), .clear) {
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
      TextInputField(
        LocalizedStringKey(values[title]), text: text,
        kind: Self.kinds[values[kind]]?.value ?? .plain
      )
      .isMandatory(values[isOn: isMandatory])
      .onValidate { judge($0, by: values[rule]) }
      .fieldMessagePlacement(values[placement] == "Below" ? .below : .inLabel)
      .fieldMessagePolicy(Showing.policy(values))
      .fieldHelp(values[help].isEmpty ? nil : Text(LocalizedStringKey(values[help])))
      .fieldPrefix(values[prefix].isEmpty ? nil : Text(LocalizedStringKey(values[prefix])))
      .characterLimit(values[isOn: limit] ? 20 : nil)
      .clearButtonHidden(values[isOn: hidesClear])
      .disabled(values[isOn: isDisabled])
    }
  }

  private static let kinds: [String: (value: TextInputKind, code: String)] = [
    "Secure": (.secure, ", kind: .secure"), "Several lines": (.multiline, ", kind: .multiline"),
  ]

  private func judge(_ text: String, by rule: String) -> Result<Bool, ValidationError> {
    switch rule {
    case "E-mail address": text.isEmpty ? .success(true) : Self.address(text)
    case "At least 3 letters": text.isEmpty ? .success(true) : .success(text.count >= 3)
    default: .success(true)
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      properties: "@State private var text = \"\"",
      view: code(
        "TextInputField(\(values[title].literal), text: $text\(Self.kinds[values[kind]]?.code ?? ""))",
        values[isOn: isMandatory] ? ".isMandatory()" : nil,
        ruleCode(values[rule]),
        values[placement] == "Below" ? nil : ".fieldMessagePlacement(.inLabel)",
        Showing.code(values).map { ".fieldMessagePolicy(\($0))" },
        values[help].isEmpty ? nil : ".fieldHelp(\(values[help].literal))",
        values[prefix].isEmpty ? nil : ".fieldPrefix(\(values[prefix].literal))",
        values[isOn: limit] ? ".characterLimit(20)" : nil,
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
