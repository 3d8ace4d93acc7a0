import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

/// Controls that are no text fields, bound to a form model.
@MainActor @Suite struct FormControlsTests {
  struct Order: Equatable {
    var name = ""
    var isAgreed = false
    var size = 0
    var amount = 0.0
    var day = Date(timeIntervalSince1970: 0)
    var stars = 0
  }

  struct OrderForm: View {
    @State private var form = FormModel(Order()) { form in
      form.isAgreed.rules(.required.message("Please agree"))
      form.size.rules(.range(1...3))
      form.amount.rules(.range(1.0...))
      form.day.rules(.range(Date(timeIntervalSince1970: 86_400)...))
      form.stars.rules(.range(1...5))
    }
    @State var isLocked = false
    @State private var isBusy = false

    var body: some View {
      FormView(form) {
        FormRow(form.isAgreed) { Toggle("Agree", isOn: $0) }.disabled(isLocked)
        FormRow(form.size) { size in
          Picker("Size", selection: size) {
            Text("None").tag(0)
            Text("Small").tag(1)
            Text("Huge").tag(9)
          }
        }
        FormRow(form.amount) { amount in Slider(value: amount) { Text("Amount") } }
        FormRow(form.day) { DatePicker("Day", selection: $0, displayedComponents: .date) }
        FormRow(form.stars) { stars in
          HStack { Text("Stars: \(stars.wrappedValue)") }
            .accessibilityIdentifier("stars")
            .accessibilityAdjustableAction { _ in stars.wrappedValue += 1 }
        }
        Toggle("Locked", isOn: $isLocked)
        Text(form.isValid ? "valid" : "invalid")
        Button("Reset") { form.reset() }
        SubmitButton("Send", form: form) { _ in }
      }
    }
  }

  @Test func `a switch that is chosen wrong says so at once, below and to those who hear it`() {
    let screen = Screen(OrderForm())
    #expect(!screen.text("Please agree").exists)
    screen.toggle("Agree").tap()
    screen.toggle("Agree").tap()
    #expect(screen.text("Please agree").exists)
    #expect(screen.toggle("Agree").spokenDescription == "Please agree")
  }

  @Test func `a control that must be set is required to those who hear it, and invalid once told`()
  {
    let screen = Screen(OrderForm())
    #expect(screen.controls.filter(\.isRequired).map(\.name) == ["Agree"])
    #expect(screen.controls.filter(\.isInvalid).map(\.name) == [])
    screen.toggle("Agree").tap()
    screen.toggle("Agree").tap()
    #expect(screen.controls.filter(\.isInvalid).map(\.name) == ["Agree"])
  }

  /// A lazy form of Apple's has no view of a row that is scrolled away; here nothing in it takes the focus.
  private struct Lazy: View {
    @State private var form = FormModel(Order()) { $0.stars.rules(.range(1...5)) }

    var body: some View {
      FormView(form) {
        FormRow(form.stars) { Text("Stars: \($0.wrappedValue)") }
        SubmitButton("Send", form: form) { _ in }
      }
    }
  }

  @Test func `a row that cannot take the focus at once is scrolled to`() async {
    let screen = Screen(Lazy())
    _ = screen.html()
    screen.button("Send").tap()
    #expect(await screen.wait { screen.patch().contains("[\"s\",") })
  }

  @Test func `a control that is left says what is wrong with it`() {
    let screen = Screen(OrderForm())
    screen.datePicker("Day").focus()
    #expect(screen.datePicker("Day").spokenDescription == "")
    screen.picker("Size").focus()
    #expect(screen.datePicker("Day").spokenDescription.contains("or a later date"))
  }

  @Test func `the focus goes to the first invalid control, of whatever kind`() {
    let screen = Screen(OrderForm())
    screen.button("Send").tap()
    #expect(screen.toggle("Agree").isFocused)
    screen.toggle("Agree").tap()
    screen.button("Send").tap()
    #expect(screen.picker("Size").isFocused)
    screen.picker("Size").select("Small")
    screen.button("Send").tap()
    #expect(screen.slider("Amount").isFocused)
    screen.slider("Amount").choose("1")
    screen.button("Send").tap()
    #expect(screen.datePicker("Day").isFocused)
    screen.datePicker("Day").choose("2000-01-01")
    screen.button("Send").tap()
    #expect(screen.element(identifier: "stars").isFocused)
  }

  @Test func `a control that is disabled leaves the form's validity`() {
    let screen = Screen(OrderForm())
    screen.picker("Size").select("Small")
    screen.slider("Amount").choose("1")
    screen.datePicker("Day").choose("2000-01-01")
    screen.element(identifier: "stars").increment()
    #expect(screen.text("invalid").exists)
    screen.toggle("Locked").tap()
    #expect(screen.text("valid").exists)
    screen.toggle("Locked").tap()
    #expect(screen.text("invalid").exists)
  }

  @Test func `reset flashes no errors`() {
    let screen = Screen(OrderForm())
    screen.button("Send").tap()
    #expect(screen.text("Please agree").exists)
    screen.button("Reset").tap()
    #expect(!screen.text("Please agree").exists)
    #expect(!screen.html().contains("exclamationmark"))
  }

  private struct Frozen: View {
    @State private var form = FormModel(Order()) { $0.name.rules(.required) }
    let server: SlowServer
    var staysDisabled = false
    @State private var isDisabled = false

    var body: some View {
      FormView(form) {
        TextInputField("Name", field: form.name)
          .disabled(staysDisabled ? isDisabled : form.isSubmitting)
        Text(form.isValid ? "valid" : "invalid")
        Button("Disable") { isDisabled = true }
        Button("Empty") { form.name.value = "" }
        SubmitButton("Send", form: form) { _ in try await server.ask() }
      }
    }
  }

  @Test func `a form that is disabled while it is sent stays as valid as it is`() async {
    let server = SlowServer()
    let screen = Screen(Frozen(server: server))
    screen.field("Name").type("Ann")
    screen.button("Send").tap()
    #expect(!screen.field("Name").isEnabled && screen.text("valid").exists)
    #expect(await screen.wait { server.isAsked })
    server.answer()
    #expect(await screen.wait { screen.field("Name").isEnabled })
    screen.field("Name").clear()
    #expect(screen.text("invalid").exists)
  }

  @Test func `a control disabled while the form is sent, and for good, leaves validity afterwards`()
    async
  {
    let server = SlowServer()
    let screen = Screen(Frozen(server: server, staysDisabled: true))
    screen.field("Name").type("Ann")
    screen.button("Send").tap()
    #expect(await screen.wait { server.isAsked })
    screen.button("Disable").tap()
    screen.button("Empty").tap()
    #expect(screen.text("invalid").exists)
    server.answer()
    #expect(await screen.wait { screen.text("valid").exists })
  }

  @Test func `Return does not press a submit button that its author disabled`() {
    struct Locked: View {
      @State private var form = FormModel(Name())
      @State private var isLocked = true
      var body: some View {
        FormView(form) {
          TextInputField("Name", field: form.name)
          Toggle("Locked", isOn: $isLocked)
          SubmitButton("Send", form: form) { _ in }.disabled(isLocked)
          Text(form.phase == .idle ? "idle" : "sent")
        }
      }
    }
    let screen = Screen(Locked())
    screen.field("Name").submit()
    #expect(screen.text("idle").exists)
    screen.toggle("Locked").tap()
    screen.field("Name").submit()
    #expect(screen.text("sent").exists)
  }

  struct Name: Equatable { var name = "" }

  struct NameForm: View {
    @State private var form = FormModel(Name()) { $0.name.rules(.length(3...)) }
    var body: some View {
      FormView(form) {
        FormRow(form.name) { TextField("Name", text: $0) }
      }
    }
  }

  @Test func `a text in a row is not wrong at its first letter`() {
    let screen = Screen(NameForm())
    let texts = screen.texts
    screen.field("Name").focus()
    screen.field("Name").type("A")
    #expect(screen.texts == texts)
    screen.field("Name").blur()
    #expect(screen.texts != texts)
  }
}
