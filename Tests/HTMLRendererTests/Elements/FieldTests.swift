import DisplayTree
import Testing

@testable import HTMLRenderer

@MainActor struct FieldTests {
  @Test func `a field is a native input with everything a keyboard needs`() {
    let html = markup { fake in
      fake.make(.textField) {
        var field = FieldTraits()
        field.value = "a\"b"
        field.prompt = "Email"
        field.keyboard = .email
        field.capitalization = .never
        field.correction = false
        field.autocomplete = "email"
        field.submitLabel = .next
        $0.field = field
        $0.accessibility.label = "Email address"
        $0.accessibility.isRequired = true
        $0.accessibility.isInvalid = true
        $0.accessibility.describedBy = [ElementID(5), ElementID(7)]
        $0.accessibility.identifier = "email"
        $0.actions = [.input, .focus, .submit]
        $0.replayKey = "k1"
      }
    }
    #expect(
      html == """
        <input id="n1" class="field fw invalid" type="email" placeholder="Email" \
        inputmode="email" enterkeyhint="next" autocapitalize="none" autocorrect="off" \
        spellcheck="false" autocomplete="email" form="loose" data-k="k1" data-a="ifr" \
        aria-label="Email address" aria-invalid="true" aria-required="true" \
        data-testid="email" aria-describedby="n5 n7" value="a&quot;b">
        """)
  }

  @Test func `numbers are typed into a text input`() {
    let html = markup { $0.field("Age") { $0.keyboard = .number } }
    #expect(html.contains("type=\"text\""))
    #expect(html.contains("inputmode=\"numeric\""))
  }

  @Test func `a password never stands in the markup`() {
    let html = markup { fake in
      fake.make(.secureField) {
        $0.field = FieldTraits()
        $0.field?.isSecure = true
        $0.field?.value = "hunter2"
      }
    }
    #expect(html == "<input id=\"n1\" class=\"field fw\" type=\"password\" form=\"loose\">")
  }

  @Test func `a text of several lines keeps a line break at its start`() {
    let html = markup { $0.field("Notes", "\nx") { $0.isMultiline = true } }
    #expect(html.hasPrefix("<textarea id=\"n1\" class=\"field fw\" rows=\"1\""))
    #expect(html.hasSuffix(">\n\nx</textarea>"))
  }

  @Test func `a field without label is named by its prompt`() {
    let html = markup { fake in
      fake.make(.textField) {
        $0.field = FieldTraits()
        $0.field?.prompt = "Search"
      }
    }
    #expect(html.contains("aria-label=\"Search\""))
  }

  @Test func `an unreachable field is inert, a disabled one disabled`() {
    let html = markup { fake in
      fake.make(.textField) {
        $0.field = FieldTraits()
        $0.isReachable = false
        $0.isEnabled = false
      }
    }
    #expect(html == "<input id=\"n1\" class=\"field fw\" type=\"text\" disabled inert>")
  }
}
