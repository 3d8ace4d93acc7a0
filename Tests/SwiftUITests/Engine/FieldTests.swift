import FormworkTesting
import SwiftUI
import Testing

private struct DecoratedField: View {
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      if text.count % 2 == 1 { Text("label") }
      HStack {
        TextField("Name", text: $text)
        if !text.isEmpty { Button("Clear") { text = "" } }
      }
      if text.count % 3 == 0 { Text("message") }
    }
  }
}

@MainActor @Suite struct FieldTests {
  @Test func `the field stays the same element over 100 keys while things come and go beside it`() {
    let screen = Screen(DecoratedField())
    let field = screen.field("Name")
    let identity = field.identity
    field.type(String(repeating: "x", count: 100))
    #expect(field.identity == identity)
    #expect(field.value.count == 100)
    #expect(field.isFocused)
    screen.button("Clear").tap()
    #expect(field.value == "")
    #expect(field.identity == identity)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a setter that changes the text is followed`() {
    struct Upper: View {
      @State private var text = ""
      var body: some View {
        TextField("Code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      }
    }
    let screen = Screen(Upper())
    screen.field("Code").type("abc")
    #expect(screen.field("Code").value == "ABC")
  }

  @Test func `a setter that refuses the text puts the old one back`() {
    struct Digits: View {
      @State private var text = "12"
      var body: some View {
        TextField(
          "Number",
          text: Binding(get: { text }, set: { if $0.allSatisfy(\.isNumber) { text = $0 } }))
      }
    }
    let screen = Screen(Digits())
    screen.field("Number").type("x")
    #expect(screen.field("Number").value == "12")
    screen.field("Number").type("3")
    #expect(screen.field("Number").value == "123")
  }

  @Test func `a value with a format is written when the field is left`() {
    struct Amount: View {
      @State private var amount = 1.5
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          Text(verbatim: "\(amount)")
        }
      }
    }
    let screen = Screen(Amount())
    screen.field("Amount").enter("10.")
    #expect(screen.field("Amount").value == "10.")
    #expect(screen.texts == ["1.5"])
    screen.field("Amount").blur()
    #expect(screen.texts == ["10.0"])
    screen.field("Amount").enter("nonsense")
    screen.field("Amount").blur()
    #expect(screen.field("Amount").value == "10")
  }

  @Test func `a disabled field takes nothing`() {
    struct Host: View {
      @State private var isOff = true
      @State private var text = ""
      var body: some View {
        VStack {
          Group { TextField("Name", text: $text) }.disabled(isOff)
          Button("enable") { isOff = false }
        }
      }
    }
    let screen = Screen(Host())
    #expect(!screen.field("Name").isEnabled)
    screen.button("enable").tap()
    #expect(screen.field("Name").isEnabled)
    screen.field("Name").type("ok")
    #expect(screen.field("Name").value == "ok")
  }

  @Test func `a secure field's text is in no description`() {
    struct Host: View {
      @State private var secret = ""
      var body: some View { SecureField("Password", text: $secret) }
    }
    let screen = Screen(Host())
    screen.field("Password").enter("hunter2")
    #expect(!screen.text.contains("hunter2"))
    #expect(!screen.hierarchy.contains("hunter2"))
  }
}

@MainActor @Suite struct FocusTests {
  private struct Chain: View {
    enum Field: Hashable { case email, password }
    @State private var email = ""
    @State private var password = ""
    @State private var log = ""
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        HStack {
          Image(systemName: "at")
          TextField("Email", text: $email)
            .padding()
            .focused($focus, equals: .email)
            .submitLabel(.next)
            .onSubmit { self.focus = .password }
        }
        HStack { SecureField("Password", text: $password) }
          .focused($focus, equals: .password)
          .onSubmit { log += "done" }
        Text(verbatim: log)
        Button("none") { focus = nil }
        Button("email") { focus = .email }
        Text(
          verbatim: focus == .email ? "at email" : focus == .password ? "at password" : "nowhere")
      }
    }
  }

  @Test func `Return in the first field moves the focus to the second`() {
    let screen = Screen(Chain())
    screen.field("Email").type("a@b.c")
    #expect(screen.texts.last == "at email")
    screen.field("Email").submit()
    #expect(screen.field("Password").isFocused)
    #expect(screen.texts.last == "at password")
    screen.field("Password").submit()
    #expect(screen.texts.contains("done"))
    screen.button("none").tap()
    #expect(screen.texts.last == "nowhere")
    #expect(!screen.field("Password").isFocused)
    screen.button("email").tap()
    #expect(screen.field("Email").isFocused)
  }

  @Test func `leaving a field empties the state that named it`() {
    let screen = Screen(Chain())
    screen.field("Email").focus()
    screen.field("Email").blur()
    #expect(screen.texts.last == "nowhere")
  }
}
