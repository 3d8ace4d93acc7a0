import FormCore
import Testing

@MainActor struct StepTests {
  private let form: AccountForm
  private let steps: FormSteps

  init() {
    form = FormModel(Account()) { form in
      form.name.rules(.required)
      form.email.rules(.required)
      form.address.city.rules(.required)
      form.each(\.phones) { $0.number.rules(.required) }
    }
    steps = form.steps(
      FormStep("Person", form.name, form.email),
      FormStep("Address", form.address),
      FormStep("Phones", form.each(\.phones)))
  }

  @Test func `a step validates its own part alone`() async {
    #expect(!steps.canGoOn)
    #expect(await !steps.goOn())
    #expect(steps.current == 0)
    #expect(form.name.shownIssues == [Issue(.required)])
    #expect(form.address.city.shownIssues == [])
    #expect(form.focusRequest?.field == form.name.id)
    form.name.value = "Ada"
    form.email.value = "a"
    #expect(steps.canGoOn)
    #expect(await steps.goOn())
    #expect(steps.current == 1)
    #expect(steps.step?.title == "Address")
  }

  @Test func `going back loses nothing`() async {
    form.name.value = "Ada"
    form.email.value = "a"
    await steps.goOn()
    form.address.city.value = "Oslo"
    steps.goBack()
    #expect(steps.current == 0)
    #expect(form.values == Account(name: "Ada", email: "a", address: Address(city: "Oslo")))
    steps.goBack()
    #expect(steps.current == 0)
  }

  @Test func `a list stands for its rows`() async {
    form.each(\.phones).append(Phone(id: 1))
    #expect(steps.validity(ofStep: 2) == .invalid)
    form.each(\.phones)[id: 1]?.number.value = "1"
    #expect(steps.validity(ofStep: 2) == .valid)
  }

  @Test func `forward goes as far as the steps are valid`() async {
    form.name.value = "Ada"
    form.email.value = "a"
    #expect(await !steps.go(to: 2))
    #expect(steps.current == 1)
    form.address.city.value = "Oslo"
    #expect(await steps.go(to: 2))
    #expect(steps.isLast)
    #expect(await steps.go(to: 0))
    #expect(steps.current == 0)
    #expect(await !steps.go(to: 7))
  }

  @Test func `the last step stays`() async {
    form.values = Account(name: "Ada", email: "a", address: Address(city: "Oslo"))
    await steps.go(to: 2)
    #expect(await steps.goOn())
    #expect(steps.current == 2)
  }

  @Test func `a step waits for its asynchronous rules`() async {
    var answer: CheckedContinuation<Issue?, Never>?
    form.name.rules(.asynchronous { _ in await withCheckedContinuation { answer = $0 } })
    form.name.value = "Ada"
    form.email.value = "a"
    #expect(steps.validity(ofStep: 0) == .pending)
    async let went = steps.goOn()
    await eventually { answer != nil }
    #expect(steps.isWaiting)
    answer?.resume(returning: nil)
    #expect(await went)
    #expect(steps.current == 1 && !steps.isWaiting)
  }

  @Test func `an entry of the summary leads to its step`() async {
    await form.submit { _ in }
    steps.show(form.address.city)
    #expect(steps.current == 1)
    #expect(form.focusRequest?.field == form.address.city.id)
  }

  @Test func `who reads a step is told when it may go on`() {
    let reader = Reader { _ = steps.canGoOn }
    form.name.value = "Ada"
    #expect(reader.takeTold())
    form.address.city.value = "Oslo"
    #expect(!reader.takeTold())
    let current = Reader { _ = steps.current }
    steps.goBack()
    #expect(!current.wasTold)
  }

  @Test func `a field of another step is revealed without a word about the focus`() {
    let form = FormModel(Account())
    let steps = form.steps(FormStep("A", form.name), FormStep("B", form.email, form.password))
    #expect(steps.reveal(form.password))
    #expect(steps.current == 1 && form.focusRequest == nil)
    #expect(!steps.reveal(form.email) && !steps.reveal("unknown"))
  }

  @Test func `a hidden field does not hold its step`() async {
    let form = FormModel(Account()) { form in
      form.name.rules(.required).active(when: form.isAdult) { $0 }
    }
    let steps = form.steps(FormStep("A", form.name), FormStep("B", form.email))
    #expect(await steps.goOn() && steps.current == 1)
  }
}
