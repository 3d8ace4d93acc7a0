import FormCore
import Testing

/// A secret and its text are two fields to the source and one to people.
@MainActor struct SecretTests {
  struct Login: Equatable {
    var name = ""
    var password: Secret<String> = ""
  }

  /// Which of the two fields the source names first.
  enum Order: CaseIterable {
    case secretFirst, textFirst

    @MainActor func form() -> FormModel<Login> {
      FormModel(Login()) { form in
        switch self {
        case .secretFirst: _ = (form.name, form.password, form.password.revealed)
        case .textFirst: _ = (form.name, form[\.password.revealed], form.password)
        }
      }
    }
  }

  @Test(arguments: Order.allCases)
  func `a rule of the secret is said at its text and leads there`(order: Order) async {
    let form = order.form()
    form.password.rules(.required)
    #expect(form.password.revealed.isRequired)
    #expect(await form.submit { _ in } == .invalid)
    #expect(form.password.revealed.shownIssues.map(\.code) == [.required])
    #expect(form.password.shownIssues.map(\.code) == [.required])
    #expect(form.focusRequest?.field == form.password.revealed.id)
    #expect(form.summary.map(\.field) == [form.password.revealed.id])
    form.password.revealed.value = "open sesame"
    #expect(form.isValid && form.summary.isEmpty)
  }

  @Test(arguments: Order.allCases, ["password", "password.revealed"])
  func `what the server says of the secret stands at its text until that is edited`(
    order: Order, name: String
  ) async {
    let form = order.form()
    form.password.revealed.value = "secret"
    let result = await form.submit { _ in throw FieldErrors([name: "Too common"]) }
    #expect(result == .invalid)
    #expect(form.password.revealed.message == "Too common")
    #expect(form.focusRequest?.field == form.password.revealed.id)
    form.password.revealed.value = "secret!"
    #expect(form.isValid)
  }

  @Test(arguments: Order.allCases)
  func `a step with the secret checks its text`(order: Order) async {
    let form = order.form()
    form.password.revealed.rules(.required)
    let steps = form.steps(FormStep("1", form.password), FormStep("2", form.name))
    #expect(steps.validity(ofStep: 0) == .invalid)
    #expect(await steps.goOn() == false)
    #expect(form.password.revealed.shownIssues.count == 1)
  }

  @Test(arguments: Order.allCases)
  func `a hidden secret takes its text out of the form`(order: Order) {
    let form = order.form()
    form.password.revealed.rules(.required)
    form.password.active(when: form.name) { !$0.isEmpty }
    #expect(form.isValid)
    #expect(!form.password.revealed.isActive && !form.password.isActive)
    form.name.value = "Ada"
    #expect(!form.isValid)
    form.password.isActive = false
    #expect(form.isValid)
  }

  @Test(arguments: Order.allCases)
  func `the secret takes its place in the form's own order`(order: Order) async {
    let form = order.form()
    form.name.rules(.required)
    form.password.rules(.required)
    form.order(\.password, \.name)
    _ = await form.submit { _ in }
    #expect(form.summary.map(\.field) == [form.password.id, form.name.id])
    #expect(form.focusRequest?.field == form.password.id)
  }

  @Test(arguments: Order.allCases)
  func `leaving the text is leaving the secret, and a reset forgets both`(order: Order) {
    let form = order.form()
    form.password.rules(.required)
    form.password.revealed.touch()
    #expect(form.password.isTouched && form.password.shownIssues.count == 1)
    form.password.reset()
    #expect(!form.password.isTouched && form.password.revealed.shownIssues.isEmpty)
  }

  @Test func `an asynchronous rule of the secret is pending at its text`() async {
    let clock = ManualClock()
    let form = FormModel(Login(), clock: clock)
    form.password.rules(.asynchronous { _ in "Known to thieves" })
    form.password.revealed.value = "123456"
    #expect(form.password.revealed.isPending && form.validity == .pending)
    #expect(await form.submit { _ in } == .invalid)
    #expect(form.password.revealed.message == "Known to thieves")
  }

  @Test func `a text that turns out secret keeps the order that its author wants`() {
    let form = FormModel(Account())
    let upper = Normalization<String> { $0.uppercased() }
    form.name.normalized(upper)
    form.name.isSecret()
    form.name.value = " ada "
    #expect(form.name.normalizedValue == " ADA ")
    form.name.rawText()
    #expect(form.name.normalizedValue == " ada ")
  }

  @Test(arguments: Order.allCases)
  func `a comparison waits for the secret's own rules, wherever they stand`(order: Order) {
    let form = order.form()
    form.password.revealed.rules(.length(3...))
    form.name.check(against: form.password) { name, password in
      name == password.revealed ? "The password is the name" : nil
    }
    form.name.value = "a"
    form.password.revealed.value = "a"
    #expect(form.name.issues.isEmpty)
  }
}
