import FormCore
import Testing

@MainActor struct ShowingTests {
  private func form(_ policy: ShowingPolicy) -> AccountForm {
    let form = FormModel(Account()) { $0.name.rules(.required, .length(3...)) }
    form.showing = policy
    return form
  }

  private let required = [Issue(.required)]
  private let tooShort = [Issue(.tooShort, arguments: [.count(3)])]

  @Test func `no error on the first character`() {
    let form = form(.lateThenLive)
    form.name.value = "A"
    #expect(form.name.issues == tooShort)
    #expect(form.name.shownIssues == [])
  }

  @Test func `late then live shows when the field is left and is live from then on`() {
    let form = form(.lateThenLive)
    form.name.value = "A"
    form.name.touch()
    #expect(form.name.shownIssues == tooShort)
    form.name.value = "Ada"
    #expect(form.name.shownIssues == [])
    form.name.value = "Ad"
    #expect(form.name.shownIssues == tooShort)
  }

  @Test func `late then live shows when submit was tried`() async {
    let form = form(.lateThenLive)
    await form.submit { _ in }
    #expect(form.name.shownIssues == required)
  }

  @Test func `on submit does not show when the field is left`() async {
    let form = form(.onSubmit)
    form.name.value = "A"
    form.name.touch()
    #expect(form.name.shownIssues == [])
    await form.submit { _ in }
    #expect(form.name.shownIssues == tooShort)
    form.name.value = "Ada"
    #expect(form.name.shownIssues == [])
  }

  @Test func `live shows from the first change on`() {
    let form = form(.live)
    #expect(form.name.shownIssues == [])
    form.name.value = "A"
    #expect(form.name.shownIssues == tooShort)
  }

  @Test func `from the start shows at once`() {
    #expect(form(.fromTheStart).name.shownIssues == required)
  }

  @Test func `a field's own policy wins`() {
    let form = form(.lateThenLive)
    form.name.showing(.fromTheStart)
    #expect(form.name.shownIssues == required)
    form.name.showing(nil)
    #expect(form.name.shownIssues == [])
  }

  @Test func `a field that appears after a submission is not red at once`() async {
    let form = FormModel(Account()) { form in
      form.name.rules(.required)
      form.email.rules(.required)
    }
    form.email.isActive = false
    await form.submit { _ in }
    form.email.isActive = true
    #expect(form.name.shownIssues == required)
    #expect(form.email.shownIssues == [])
    #expect(form.validity == .invalid)
  }

  @Test func `an inactive field shows nothing`() async {
    let form = form(.fromTheStart)
    form.name.isActive = false
    #expect(form.name.shownIssues == [])
  }
}
