import Formwork
import FormworkTesting
import SwiftUI
import Testing

@testable import TextInput

/// One field, what it holds and whether it is valid.
private struct Bench: View {
  var isMandatory = false
  var handler: ((String) -> Result<Bool, ValidationError>)?
  var initial = ""
  @State private var text = ""
  @State private var isValid = true

  var body: some View {
    Form {
      TextInputField("First Name", text: $text, isValid: $isValid)
        .isMandatory(isMandatory)
        .environment(\.validationHandler, handler)
      Text(verbatim: isValid ? "valid" : "invalid")
    }
    .onAppear { text = initial }
  }
}

private let mandatoryMessage = "This is a mandatory field"

@MainActor @Suite struct TextInputFieldTests {
  @Test func `it takes the place of a text field`() {
    let screen = Screen(Bench())
    screen.field("First Name").type("Ann")
    #expect(screen.field("First Name").value == "Ann")
    #expect(screen.brokenInvariants == [])
  }

  @Test func `the clear button empties the text, keeps the focus and then cannot be tapped`() {
    let screen = Screen(Bench())
    #expect(!screen.button("Clear text").isEnabled)
    let identity = screen.button("Clear text").identity
    screen.field("First Name").type("Ann")
    #expect(screen.button("Clear text").isEnabled)
    screen.button("Clear text").tap()
    #expect(screen.field("First Name").value == "")
    #expect(screen.field("First Name").isFocused)
    #expect(!screen.button("Clear text").isEnabled)
    #expect(screen.button("Clear text").identity == identity)
  }

  @Test func `hiding the clear button trickles down, and a field inside overrides it`() {
    struct Fields: View {
      @State private var text = ""
      var body: some View {
        Form {
          Section {
            TextInputField("One", text: $text)
            TextInputField("Two", text: $text).clearButtonHidden(false)
          }
          .clearButtonHidden()
        }
      }
    }
    #expect(Screen(Fields()).buttons == ["Clear text"])
  }

  @Test func `a pristine mandatory field is invalid and does not say so`() {
    let screen = Screen(Bench(isMandatory: true))
    #expect(screen.text("invalid").exists)
    #expect(!screen.text(mandatoryMessage).exists)
  }

  @Test func `the message waits until the field is left and then follows each key`() {
    let screen = Screen(Bench(isMandatory: true))
    let field = screen.field("First Name")
    field.focus()
    #expect(!screen.text(mandatoryMessage).exists)
    field.blur()
    #expect(screen.text(mandatoryMessage).exists)
    field.type("A")
    #expect(!screen.text(mandatoryMessage).exists)
    #expect(screen.text("valid").exists)
    field.clear()
    #expect(screen.text(mandatoryMessage).exists)
    #expect(screen.text("invalid").exists)
  }

  @Test func `the message shows when submit was tried`() {
    let screen = Screen(Bench(isMandatory: true))
    screen.field("First Name").focus()
    screen.field("First Name").submit()
    #expect(screen.text(mandatoryMessage).exists)
    #expect(Screen(Bench(isMandatory: true).submitTried()).text(mandatoryMessage).exists)
  }

  @Test func `from the start means before anything was typed`() {
    let screen = Screen(Bench(isMandatory: true).fieldMessagePolicy(.fromTheStart))
    #expect(screen.text(mandatoryMessage).exists)
  }

  @Test func `white space alone does not fill a mandatory field`() {
    let screen = Screen(Bench(isMandatory: true))
    screen.field("First Name").type(" \t")
    #expect(screen.text("invalid").exists)
  }

  @Test func `the handler sees raw text, and none before the mandatory check passed`() {
    // A handler may be asked more than once about the same text.
    final class Log { var seen: [String] = [] }
    let log = Log()
    let handler = { (text: String) -> Result<Bool, ValidationError> in
      if log.seen.last != text { log.seen.append(text) }
      return .success(true)
    }
    let optional = Screen(Bench(handler: handler))
    #expect(log.seen == [""])
    optional.field("First Name").enter(" a ")
    #expect(log.seen == ["", " a "])
    log.seen = []
    let mandatory = Screen(Bench(isMandatory: true, handler: handler))
    #expect(log.seen == [])
    mandatory.field("First Name").enter("b")
    #expect(log.seen == ["b"])
  }

  @Test func `a failure has a message, false has none`() {
    let failing = Screen(
      Bench(handler: { _ in .failure(.init(message: "100 % wrong")) })
        .fieldMessagePolicy(.fromTheStart))
    #expect(failing.texts.contains("100 % wrong"))
    #expect(failing.text("invalid").exists)
    let silent = Screen(
      Bench(handler: { _ in .success(false) }).fieldMessagePolicy(.fromTheStart))
    #expect(silent.texts.filter { $0 != "invalid" } == ["First Name"])
  }

  @Test func `in the label the message takes the label's place, the title stays while empty`() {
    let screen = Screen(
      Bench(
        isMandatory: true,
        handler: { $0.isEmail() ? .success(true) : .failure(.init(message: "No")) }
      )
      .fieldMessagePlacement(.inLabel).fieldMessagePolicy(.fromTheStart))
    #expect(screen.texts == [mandatoryMessage, "First Name", "invalid"])
    screen.field("First Name").type("A")
    #expect(screen.texts == ["No", "invalid"])
    screen.field("First Name").enter("a@b.org")
    #expect(screen.texts == ["First Name", "valid"])
  }

  @Test func `an inner handler and an inner mandatory replace the outer ones`() {
    struct Fields: View {
      @State private var one = ""
      @State private var two = ""
      var body: some View {
        Form {
          TextInputField("One", text: $one).isMandatory(false)
          TextInputField("Two", text: $two).onValidate { _ in .failure(.init(message: "inner")) }
        }
        .isMandatory()
        .onValidate { _ in .failure(.init(message: "outer")) }
        .fieldMessagePolicy(.fromTheStart)
      }
    }
    let screen = Screen(Fields())
    #expect(screen.texts == ["One", "outer", "Two", mandatoryMessage])
    screen.field("Two").type("x")
    #expect(screen.texts.contains("inner"))
  }

  @Test func `the field stays the same element while messages come and go`() {
    let screen = Screen(Bench(isMandatory: true).fieldMessagePolicy(.live))
    let identity = screen.field("First Name").identity
    screen.field("First Name").type("Ann")
    screen.field("First Name").clear()
    #expect(screen.field("First Name").identity == identity)
    #expect(screen.field("First Name").isFocused)
  }
}

@MainActor @Suite struct TextInputClientTests {
  @Test func `return goes from the first name to the last`() {
    let screen = Screen(ShippingForm())
    screen.field("First Name").type("Ann")
    screen.field("First Name").submit()
    #expect(screen.field("Last Name").isFocused)
  }

  @Test func `in the shipping form number and country alone can be cleared`() {
    let screen = Screen(ShippingForm())
    #expect(screen.buttons.count == 2)
    screen.field("Number").type("7")
    screen.button("Clear text").tap()
    #expect(screen.field("Number").value == "")
  }

  @Test func `the form over a value tells where it goes`() {
    let screen = Screen(ShippingValueForm())
    #expect(screen.text("To nobody yet").exists)
    screen.field("First Name").type("Ann")
    screen.field("Last Name").type("Lee")
    #expect(screen.text("To Ann Lee").exists)
  }

  @Test func `submit waits for a valid address`() {
    let screen = Screen(ValidatedEmailForm())
    #expect(!screen.button("Submit").isEnabled)
    screen.field("Email address").type("ann@x-")
    #expect(!screen.button("Submit").isEnabled)
    screen.field("Email address").blur()
    #expect(screen.text("ann@x- is not a valid email address").exists)
    screen.field("Email address").enter("ann@x.org")
    #expect(screen.button("Submit").isEnabled)
    screen.button("Submit").tap()
    #expect(screen.text("Sent to ann@x.org").exists)
  }

  @Test func `any text will do where nothing is checked`() {
    let screen = Screen(EmailForm())
    #expect(!screen.button("Submit").isEnabled)
    screen.field("Email address").type("x")
    #expect(screen.button("Submit").isEnabled)
  }

  @Test(arguments: [
    ("ann@x.org", true), (" ann@x.org\n", true), ("ann.lee+news@mail.x.co.uk", true),
    ("", false), ("ann", false), ("ann@", false), ("@x.org", false), ("ann@x", true),
    ("ann@x..org", false), ("ann@@x.org", false), ("an n@x.org", false), ("ann@-x.org", false),
  ])
  func `an address is told from what is none`(text: String, isEmail: Bool) {
    #expect(text.isEmail() == isEmail)
  }
}
