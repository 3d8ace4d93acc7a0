import FormCore
import Testing

/// A secret and its text are two fields to the source and one to people.
@MainActor struct SecretTests {
  struct Login: Equatable {
    var name = ""
    var password: Secret<String> = ""
  }

  private let declarations: [(FormModel<Login>) -> Void] = [
    { form in _ = (form.name, form.password, form.password.revealed) },
    { form in _ = (form.name, form[\.password.revealed], form.password) },
  ]

  private func forms() -> [FormModel<Login>] {
    declarations.map { FormModel(Login(), rules: $0) }
  }

  @Test func `a rule of the secret is said at its text and leads there`() async {
    for form in forms() {
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
  }

  @Test(arguments: ["password", "password.revealed"])
  func `what the server says of the secret stands at its text until that is edited`(
    name: String
  ) async {
    for form in forms() {
      form.password.revealed.value = "secret"
      let result = await form.submit { _ in throw FieldErrors([name: "Too common"]) }
      #expect(result == .invalid)
      #expect(form.password.revealed.message == "Too common")
      #expect(form.focusRequest?.field == form.password.revealed.id)
      form.password.revealed.value = "secret!"
      #expect(form.isValid)
    }
  }

  @Test func `a step with the secret checks its text`() async {
    for form in forms() {
      form.password.revealed.rules(.required)
      let steps = form.steps(FormStep("1", form.password), FormStep("2", form.name))
      #expect(steps.validity(ofStep: 0) == .invalid)
      #expect(await steps.goOn() == false)
      #expect(form.password.revealed.shownIssues.count == 1)
    }
  }

  @Test func `a hidden secret takes its text out of the form`() {
    for form in forms() {
      form.password.revealed.rules(.required)
      form.password.active(when: form.name) { !$0.isEmpty }
      #expect(form.isValid)
      #expect(!form.password.revealed.isActive && !form.password.isActive)
      form.name.value = "Ada"
      #expect(!form.isValid)
      form.password.isActive = false
      #expect(form.isValid)
    }
  }

  @Test func `the secret takes its place in the form's own order`() async {
    for form in forms() {
      form.name.rules(.required)
      form.password.rules(.required)
      form.order(\.password, \.name)
      _ = await form.submit { _ in }
      #expect(form.summary.map(\.field) == [form.password.id, form.name.id])
      #expect(form.focusRequest?.field == form.password.id)
    }
  }

  @Test func `leaving the text is leaving the secret, and a reset forgets both`() {
    for form in forms() {
      form.password.rules(.required)
      form.password.revealed.touch()
      #expect(form.password.isTouched && form.password.shownIssues.count == 1)
      form.password.reset()
      #expect(!form.password.isTouched && form.password.revealed.shownIssues.isEmpty)
    }
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

  @Test func `a comparison waits for the secret's own rules, wherever they stand`() {
    for form in forms() {
      form.password.revealed.rules(.length(3...))
      form.name.check(against: form.password) { name, password in
        name == password.revealed ? "The password is the name" : nil
      }
      form.name.value = "a"
      form.password.revealed.value = "a"
      #expect(form.name.issues.isEmpty)
    }
  }
}

/// A struct of one property has the memory of that property.
@MainActor struct SameExtentTests {
  struct Line: Equatable, Identifiable {
    let id: Int
    var text = ""
  }
  struct Lines: Equatable {
    var items: [Line] = []
  }
  struct Order: Equatable {
    var lines = Lines(items: [Line(id: 1), Line(id: 2)])
  }

  @Test(arguments: [false, true])
  func `a list in a struct of one property follows the struct`(isListFirst: Bool) {
    let form = FormModel(Order())
    if isListFirst { form.each(\.lines.items) }
    form.lines.rules(Rule { $0.items.isEmpty ? "Nothing is ordered" : nil })
    let rows = form.each(\.lines.items) { $0.text.rules(.required) }
    form.lines.value = Lines()
    #expect(rows.ids.isEmpty && rows.rows.isEmpty)
    #expect(form.lines.issues.count == 1)
    rows.append(Line(id: 3))
    #expect(form.lines.issues.isEmpty && form.lines.value.items.map(\.id) == [3])
    rows[id: 3]?.text.value = "Tea"
    #expect(form.isValid && form.lines.isDirty)
  }

  @Test(arguments: [false, true])
  func `a hidden struct of one property takes its list along`(isListFirst: Bool) {
    let form = FormModel(Order())
    if isListFirst { form.each(\.lines.items) }
    _ = form.lines
    form.each(\.lines.items) { $0.text.rules(.required) }
    #expect(!form.isValid)
    form.lines.isActive = false
    #expect(form.isValid)
  }
}
