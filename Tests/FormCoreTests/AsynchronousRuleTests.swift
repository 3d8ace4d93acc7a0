import FormCore
import Testing

@MainActor struct AsynchronousRuleTests {
  /// Answers questions when the test says so.
  @MainActor final class Server {
    var asked: [String] = []
    private var waiting: [String: CheckedContinuation<Issue?, any Error>] = [:]

    func ask(_ name: String) async throws -> Issue? {
      asked.append(name)
      return try await withCheckedThrowingContinuation { waiting[name] = $0 }
    }

    func answer(_ name: String, _ issue: Issue?) async {
      await eventually { waiting[name] != nil }
      waiting.removeValue(forKey: name)?.resume(returning: issue)
      await pause()
    }

    func fail(_ name: String) async {
      await eventually { waiting[name] != nil }
      waiting.removeValue(forKey: name)?.resume(throwing: Failure())
      await pause()
    }
  }

  struct Failure: Error {}

  private let clock = ManualClock()
  private let server = Server()

  private func form(mustAnswer: Bool = false) -> AccountForm {
    FormModel(Account(), clock: clock) { form in
      let rule = Rule<Account, String>.asynchronous { [server] in try await server.ask($0) }
      form.name.rules(.length(3...), mustAnswer ? rule.mustAnswer : rule)
    }
  }

  private func typed(_ text: String, into form: AccountForm) async {
    form.name.value = text
    await clock.advance(by: .milliseconds(300))
  }

  @Test func `the field is pending until the answer`() async {
    let form = form()
    form.name.value = "Ada"
    #expect(form.name.isPending && form.name.validity == .pending)
    #expect(form.isPending && form.validity == .pending)
    await clock.advance(by: .milliseconds(299))
    #expect(server.asked == [])
    await clock.advance(by: .milliseconds(1))
    #expect(server.asked == ["Ada"])
    await server.answer("Ada", "Taken.")
    #expect(!form.name.isPending)
    #expect(form.name.issues == ["Taken."])
    #expect(form.validity == .invalid)
  }

  @Test func `each key begins the pause anew`() async {
    let form = form()
    form.name.value = "Ada"
    await clock.advance(by: .milliseconds(200))
    form.name.value = "Adam"
    await pause()
    await clock.advance(by: .milliseconds(200))
    #expect(server.asked == [])
    await clock.advance(by: .milliseconds(100))
    #expect(server.asked == ["Adam"])
  }

  @Test func `a slow answer never overwrites a newer one`() async {
    let form = form()
    await typed("Ada", into: form)
    await typed("Grace", into: form)
    await server.answer("Grace", nil)
    #expect(form.validity == .valid)
    await server.answer("Ada", "Taken.")
    #expect(form.name.issues == [])
    #expect(form.validity == .valid)
  }

  @Test func `nothing is asked while other rules fail or the field is empty`() async {
    let form = form()
    form.name.value = "A"
    #expect(!form.name.isPending)
    form.name.value = ""
    #expect(!form.name.isPending && form.validity == .valid)
    await pause()
    #expect(clock.sleeping == 0)
  }

  @Test func `a value that becomes wrong cancels the question`() async {
    let form = form()
    form.name.value = "Ada"
    await eventually { clock.sleeping == 1 }
    form.name.value = "A"
    await eventually { clock.sleeping == 0 }
    #expect(clock.sleeping == 0)
    #expect(form.validity == .invalid && !form.name.isPending)
  }

  @Test func `a trailing space asks nothing anew`() async {
    let form = form()
    await typed("Ada", into: form)
    await server.answer("Ada", nil)
    form.name.value = "Ada "
    #expect(form.validity == .valid)
  }

  @Test func `the value that the form began with is not asked about`() async {
    let form = FormModel(Account(name: "Ada"), clock: clock) { form in
      form.name.rules(.asynchronous { [server] in try await server.ask($0) })
    }
    #expect(form.validity == .valid)
    form.name.value = "Grace"
    #expect(form.validity == .pending)
    form.name.value = "Ada"
    #expect(form.validity == .valid)
  }

  @Test func `the value that the form began with is asked about on request`() async {
    let form = FormModel(Account(name: "Ada"), clock: clock) { form in
      form.name.rules(
        .asynchronous(asksAboutInitialValue: true) { [server] in try await server.ask($0) })
    }
    #expect(form.validity == .pending)
  }

  @Test func `a check that fails is a warning that does not block`() async {
    let form = form()
    await typed("Ada", into: form)
    await server.fail("Ada")
    #expect(form.name.issues == [Issue(.unavailable, severity: .warning)])
    #expect(form.validity == .valid)
  }

  @Test func `a check that must answer blocks, and submitting asks again`() async {
    let form = form(mustAnswer: true)
    await typed("Ada", into: form)
    await server.fail("Ada")
    #expect(form.name.issues == [Issue(.unavailable)])
    #expect(form.validity == .invalid)
    async let result = form.submit { _ in }
    await server.answer("Ada", nil)
    #expect(await result == .succeeded)
  }

  @Test func `submitting does not wait for the pause`() async {
    let form = form()
    form.name.value = "Ada"
    var submitted: [String] = []
    async let result = form.submit { submitted.append($0.name) }
    await eventually { form.phase == .checking }
    #expect(form.phase == .checking)
    await server.answer("Ada", nil)
    #expect(await result == .succeeded)
    #expect(submitted == ["Ada"])
    #expect(server.asked == ["Ada"])
  }

  @Test func `an answer that forbids ends the submission`() async {
    let form = form()
    form.name.value = "Ada"
    async let result = form.submit { _ in Testing.Issue.record("It ran.") }
    await server.answer("Ada", "Taken.")
    #expect(await result == .invalid)
    #expect(form.phase == .idle)
    #expect(form.focusRequest?.field == form.name.id)
  }

  @Test func `saving makes the value one that is not asked about`() async {
    let form = form()
    await typed("Ada", into: form)
    await server.answer("Ada", "Taken.")
    form.markSaved()
    #expect(form.validity == .valid)
    form.name.value = "Grace"
    form.markSaved()
    #expect(form.validity == .valid)
    await eventually { clock.sleeping == 0 }
    #expect(clock.sleeping == 0)
  }

  @Test func `reset cancels what is asked`() async {
    let form = form()
    await typed("Ada", into: form)
    form.reset()
    #expect(form.validity == .valid && !form.name.isPending)
    await server.answer("Ada", "Taken.")
    #expect(form.name.issues == [])
  }

  @Test func `reset ends a submission that waits`() async {
    let form = form()
    form.name.value = "Ada"
    async let result = form.submit { _ in Testing.Issue.record("It ran.") }
    await eventually { form.phase == .checking }
    form.reset()
    #expect(await result == .cancelled)
    #expect(form.phase == .idle)
    await server.answer("Ada", nil)
  }

  @Test func `a removed row asks no more`() async {
    let form = FormModel(Account(phones: [Phone(id: 1)]), clock: clock) { form in
      form.each(\.phones) { phone in
        phone.number.rules(.asynchronous { [server] in try await server.ask($0) })
      }
    }
    form.each(\.phones)[id: 1]?.number.value = "1"
    await eventually { clock.sleeping == 1 }
    #expect(form.validity == .pending)
    form.each(\.phones).remove(id: 1)
    #expect(form.validity == .valid)
    await eventually { clock.sleeping == 0 }
    #expect(clock.sleeping == 0)
  }

  @Test func `an inactive field is not pending`() async {
    let form = form()
    form.name.value = "Ada"
    form.name.isActive = false
    #expect(form.validity == .valid)
    form.name.isActive = true
    #expect(form.validity == .pending)
  }

  @Test func `several rules ask at once and keep their order`() async {
    let form = FormModel(Account(), clock: clock) { form in
      form.name.rules(
        .asynchronous { [server] in try await server.ask("1" + $0) },
        .asynchronous { [server] in try await server.ask("2" + $0) })
    }
    form.name.value = "Ada"
    await clock.advance(by: .milliseconds(300), after: 2)
    await server.answer("2Ada", "two")
    #expect(form.name.isPending)
    await server.answer("1Ada", "one")
    #expect(form.name.issues == ["one", "two"])
  }
}
