import FormCore
import FormworkTesting
import SwiftUI
import Testing

@testable import Formwork

@MainActor @Suite struct OneTimeCodeTests {
  @MainActor final class Log { var codes: [String] = [] }

  struct Confirm: View {
    @State private var code = ""
    let log: Log
    var wrong = ""
    var body: some View {
      VStack {
        OneTimeCodeField("Code", code: $code, error: code == wrong ? "This is not the code" : nil) {
          log.codes.append($0)
        }
        Text(verbatim: "code \(code)")
      }
    }
  }

  private let log = Log()

  @Test func `a whole one-time code pasted or autofilled lands at once`() {
    let screen = Screen(Confirm(log: log))
    screen.field("Code").enter("123456")
    #expect(screen.text("code 123456").exists)
    #expect(log.codes == ["123456"])
  }

  @Test(arguments: [
    "123 456", "123-456", "１２３４５６", " 123456\n", "Your code is 123456.", "G-123456", "١٢٣٤٥٦",
  ])
  func `spaces, dashes, words and digits of other scripts do not spoil a code`(pasted: String) {
    let screen = Screen(Confirm(log: log))
    screen.field("Code").enter(pasted)
    #expect(log.codes == ["123456"])
    #expect(screen.field("Code").value == "123456")
  }

  @Test func `a code typed digit by digit is handed over once, when it is complete`() {
    let screen = Screen(Confirm(log: log))
    screen.field("Code").type("12345")
    #expect(log.codes.isEmpty)
    screen.field("Code").type("6")
    screen.field("Code").type("7")
    screen.field("Code").type("x")
    #expect(log.codes == ["123456"])
    screen.field("Code").enter("12345")
    screen.field("Code").type("7")
    #expect(log.codes == ["123456", "123457"])
  }

  @Test(arguments: [
    ("12", "12123456", "123456"), ("111111", "111111222222", "222222"), ("12", "129999", "129999"),
    ("123456", "12456", "12456"), ("1", "", ""), ("123", "1a23", "123"), ("", "👩‍👩‍👧1", "1"),
    ("111", "111111111", "111111"),
  ])
  func `a paste into a begun code is the whole code`(old: String, new: String, code: String) {
    #expect(CodeDigits.edited(old, to: new, length: 6) == code)
  }

  @Test func `a hostile text comes to an end`() {
    let text = String(repeating: "\u{202E}\u{200D}a", count: 300_000) + "123456"
    #expect(CodeDigits.edited("12", to: text, length: 6) == "123456")
  }

  @Test func `it is one field with one name and one value, and the boxes are silent`() {
    let screen = Screen(Confirm(log: log))
    screen.field("Code").enter("123")
    let html = screen.html()
    #expect(html.components(separatedBy: "<input").count == 2)
    #expect(html.contains("autocomplete=\"one-time-code\""))
    #expect(html.contains("inputmode=\"numeric\""))
    #expect(html.contains("aria-label=\"Code\""))
    #expect(screen.field("Code").value == "123")
  }

  @Test func `a tap beside the text puts the caret into the field`() {
    let screen = Screen(Confirm(log: log))
    screen.field("Code").tap()
    #expect(screen.field("Code").isFocused)
  }

  @Test func `a wrong code is said at the field and announced`() {
    let screen = Screen(Confirm(log: log, wrong: "000000"))
    screen.field("Code").enter("000000")
    #expect(screen.text("This is not the code").exists)
    #expect(screen.field("Code").hint == "This is not the code")
    #expect(screen.field("Code").isInvalid)
    #expect(screen.announcements == ["This is not the code"])
  }

  @Test func `a field of a model takes its rules and its focus`() {
    struct Values: Equatable { var code = "" }
    struct Host: View {
      @State private var form = FormModel(Values()) { form in
        form.code.rules(.required, .length(6))
      }
      var body: some View {
        FormView(form) {
          OneTimeCodeField("Code", field: form.code)
          SubmitButton("Confirm", form: form) { _ in }
        }
      }
    }
    let screen = Screen(Host())
    screen.button("Confirm").tap()
    #expect(screen.field("Code").isFocused)
    #expect(screen.field("Code").hint == "Code is required")
    screen.field("Code").enter("123 456")
    #expect(screen.field("Code").value == "123456")
    #expect(screen.field("Code").hint ?? "" == "")
  }
}
