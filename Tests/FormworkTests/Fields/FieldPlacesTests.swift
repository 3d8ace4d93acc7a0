import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct FieldPlacesTests {
  private struct Bench<Field: View>: View {
    let field: (Binding<String>) -> Field
    @State private var text = ""

    var body: some View {
      Form {
        field($text)
        Button("Fill in") { text = "in code" }
        Button("Elsewhere") {}
      }
    }
  }

  private static let never: (String) -> Result<Bool, ValidationError> = { _ in
    .failure(.init(message: "No"))
  }

  @Test func `an error costs the field neither its name nor its help`() {
    let screen = Screen(
      Bench {
        TextInputField("Name", text: $0).fieldHelp("As in your passport")
          .onValidate(validationHandler: Self.never)
      })
    #expect(screen.field("Name").hint == "As in your passport")
    screen.field("Name").focus()
    screen.field("Name").blur()
    #expect(screen.texts.filter { $0 != "Fill in" } == ["Name", "No", "As in your passport"])
    #expect(screen.field("Name").hint == "No. As in your passport")
    #expect(screen.field("Name").isInvalid)
  }

  @Test func `a field is not marked as wrong before its time`() {
    let screen = Screen(
      Bench { TextInputField("Name", text: $0).onValidate(validationHandler: Self.never) })
    #expect(!screen.field("Name").isInvalid)
    screen.field("Name").type("a")
    #expect(!screen.field("Name").isInvalid)
    screen.field("Name").blur()
    #expect(screen.field("Name").isInvalid)
  }

  @Test func `no error on the first character`() {
    let screen = Screen(
      Bench { text in
        TextInputField("Email", text: text).onValidate {
          $0.isEmail() ? .success(true) : .failure(.init(message: "No address"))
        }
      })
    screen.field("Email").type("a")
    #expect(!screen.text("No address").exists)
  }

  @Test func `a trailing space from a phone keyboard does not fail an e-mail`() {
    struct Contact: Equatable { var email = "" }
    struct Fields: View {
      @State private var form = FormModel(Contact()) { form in form.email.rules(.email) }
      var body: some View {
        FormView(form) { TextInputField("Email", field: form.email) }
      }
    }
    let screen = Screen(Fields())
    screen.field("Email").enter("ann@x.org ")
    screen.field("Email").blur()
    #expect(!screen.field("Email").isInvalid)
    #expect("ann@x.org ".isEmail())
  }

  @Test func `what a person typed into a message is no Markdown`() {
    let screen = Screen(
      Bench {
        TextInputField("Email", text: $0)
          .onValidate { .failure(.init(message: "\($0) is no address")) }
      })
    for typed in [
      "[log in](https://evil.example)", "**bold**", "ann@x.org", "https://evil.example",
    ] {
      screen.field("Email").enter(typed)
      screen.field("Email").blur()
      #expect(screen.text("\(typed) is no address").exists, "\(typed)")
      #expect(!screen.html().contains("<a "))
    }
  }

  @Test func `false without a message marks the field and says nothing`() {
    let screen = Screen(
      Bench { TextInputField("Name", text: $0).onValidate { _ in .success(false) } })
    screen.field("Name").focus()
    screen.field("Name").blur()
    #expect(screen.field("Name").isInvalid)
    #expect(screen.texts == ["Name"])
    #expect(screen.html().contains("#s-exclamationmark-circle-fill"))
  }

  @Test func `a generic message stands only where the author sets one`() {
    let screen = Screen(
      Bench {
        TextInputField("Name", text: $0).onValidate { _ in .success(false) }
          .genericValidationMessage("Please check this")
      })
    screen.field("Name").focus()
    screen.field("Name").blur()
    #expect(screen.texts == ["Name", "Please check this"])
  }

  @Test func `a field that must be filled in says so to assistive technology, not as a star`() {
    let screen = Screen(Bench { TextInputField("Name", text: $0).isMandatory() })
    #expect(screen.field("Name").isRequired)
    #expect(screen.field("Name").label == "Name")
    #expect(!screen.html().contains(">*<"))
    #expect(screen.html().contains("asterisk"))
  }

  @Test func `a required field of a model is marked by itself`() {
    struct Contact: Equatable { var email = ""; var phone = "" }
    struct Fields: View {
      @State private var form = FormModel(Contact()) { form in form.email.rules(.required) }
      var body: some View {
        FormView(form) {
          TextInputField("Email", field: form.email)
          TextInputField("Phone", field: form.phone)
        }
      }
    }
    #expect(Screen(Fields()).controls.filter(\.isRequired).map(\.name) == ["Email"])
  }

  @Test func `prefix and suffix stand outside the text and are read with the name`() {
    let screen = Screen(
      Bench { TextInputField("Weight", text: $0).fieldPrefix("ca.").fieldSuffix("kg") })
    #expect(screen.texts == ["ca.", "Weight", "kg"])
    screen.field("Weight, ca., kg").type("70")
    #expect(screen.field("Weight, ca., kg").value == "70")
  }

  @Test func `one emoji is one character, and the limit cuts nothing`() {
    let screen = Screen(
      Bench { TextInputField("Name", text: $0, kind: .multiline(1...3)).characterLimit(3) })
    screen.field("Name").enter("👩‍👩‍👧‍👦é")
    #expect(screen.text("2 / 3").exists)
    screen.field("Name").enter("👩‍👩‍👧‍👦abc")
    #expect(screen.text("4 / 3").exists)
    #expect(screen.field("Name").value == "👩‍👩‍👧‍👦abc")
    #expect(screen.text("Enter at most 3 characters").exists)
  }

  @Test func `the limit is said aloud once, not at each key`() {
    let screen = Screen(Bench { TextInputField("Name", text: $0).characterLimit(3) })
    screen.field("Name").enter("abc")
    #expect(screen.spoken() == [])
    screen.field("Name").enter("abcd")
    #expect(screen.spoken() == ["Enter at most 3 characters"])
    screen.field("Name").enter("abcde")
    #expect(screen.spoken() == [])
  }

  @Test func `a message that comes is said aloud, one that follows each key is not`() {
    let screen = Screen(
      Bench { text in
        TextInputField("Email", text: text).onValidate {
          .failure(.init(message: "\($0) is no address"))
        }
      })
    screen.field("Email").type("a")
    screen.field("Email").blur()
    #expect(screen.spoken() == ["a is no address"])
    screen.field("Email").type("b")
    #expect(screen.spoken() == [])
  }

  @Test func `a field filled in code floats its label`() {
    let screen = Screen(Bench { TextInputField("Name", text: $0) })
    #expect(!screen.html().contains("translate:0px -25px"))
    screen.button("Fill in").tap()
    #expect(screen.html().contains("translate:0px -25px"))
  }

  @Test func `a disabled field has no clear button`() {
    let screen = Screen(Bench { TextInputField("Name", text: $0).disabled(true) })
    #expect(!screen.buttons.contains("Clear text"))
  }

  @Test func `the clear button is 44 points to hit`() {
    let screen = Screen(Bench { TextInputField("Name", text: $0) })
    #expect(screen.html().contains("min-width:44px"))
  }

  @Test func `the summary names a field by its title when the model has no label`() {
    struct Contact: Equatable { var email = ""; var phone = "" }
    struct Fields: View {
      @State private var form = FormModel(Contact()) { form in
        form.email.rules(.required)
        form.phone.label("Telephone").rules(.required)
      }
      var body: some View {
        FormView(form) {
          ErrorSummary(form)
          TextInputField("Email", field: form.email)
          TextInputField("Phone", field: form.phone)
          SubmitButton("Send", form: form) { _ in }
        }
      }
    }
    let screen = Screen(Fields())
    screen.button("Send").tap()
    #expect(screen.button("Email is required").exists)
    #expect(screen.button("Telephone is required").exists)
    screen.button("Telephone is required").tap()
    #expect(screen.field("Phone").isFocused)
  }

  @Test func `confirm turns invalid when the first field changes`() {
    struct Pair: Equatable { var first = ""; var second = "" }
    struct Fields: View {
      @State private var form = FormModel(Pair()) { form in
        form.second.rules(.equal(to: \.first))
      }
      var body: some View {
        FormView(form) {
          TextInputField("Password", field: form.first)
          TextInputField("Confirm", field: form.second)
        }
      }
    }
    let screen = Screen(Fields())
    screen.field("Password").enter("a")
    screen.field("Confirm").enter("a")
    screen.field("Confirm").blur()
    #expect(!screen.field("Confirm").isInvalid)
    screen.field("Password").enter("ab")
    #expect(screen.field("Confirm").isInvalid)
  }

  @Test func `a handler's "confirm" turns invalid, too, and its binding with it`() {
    struct Fields: View {
      @State private var first = ""
      @State private var second = ""
      @State private var isValid = true
      var body: some View {
        Form {
          TextInputField("Password", text: $first)
          TextInputField("Confirm", text: $second, isValid: $isValid)
            .onValidate { $0 == first ? .success(true) : .failure(.init(message: "Not the same")) }
          Text(isValid ? "valid" : "invalid")
        }
      }
    }
    let screen = Screen(Fields())
    screen.field("Password").enter("a")
    screen.field("Confirm").enter("a")
    screen.field("Confirm").blur()
    #expect(screen.text("valid").exists)
    screen.field("Password").enter("ab")
    #expect(screen.text("invalid").exists && screen.text("Not the same").exists)
    screen.field("Password").enter("a")
    #expect(screen.text("valid").exists && !screen.text("Not the same").exists)
  }
}

extension Screen {
  /// What was said aloud since it was last asked.
  fileprivate func spoken() -> [String] {
    let said = announcements
    _ = patch()
    return said
  }
}
