import FormCore
import Foundation
import Observation
import Testing

@MainActor struct SubmissionTests {
  @Test func `a change of language after a success leaves nothing unsaved`() async {
    struct Price: Equatable { var amount = "" }
    let form = FormModel(Price()) { $0.amount.format(.decimal()) }
    form.locale = Locale(identifier: "de_DE")
    form.amount.value = "1.234,5"
    #expect(await form.submit { _ in } == .succeeded)
    form.locale = Locale(identifier: "en_US")
    #expect(form.amount.value == "1,234.5" && !form.hasUnsavedChanges)
  }

  @Test func `a text that stands for no value is a change, also one made while the form was sent`()
    async
  {
    struct Order: Equatable { var copies = 3 }
    let form = FormModel(Order())
    form.copies.setEntryIssue(Issue(.number), of: "12a")
    #expect(form.isDirty && form.hasUnsavedChanges)
    form.copies.setEntryIssue(nil, of: nil)
    #expect(!form.isDirty)
    #expect(
      await form.submit { _ in form.copies.setEntryIssue(Issue(.number), of: "12a") } == .succeeded)
    #expect(form.hasUnsavedChanges)
  }

  struct ServerDown: LocalizedError {
    var errorDescription: String? { "The server is down." }
  }

  private func form() -> AccountForm {
    FormModel(Account()) { form in
      form.name.label("Name").rules(.required)
      form.email.rules(.required, .email)
    }
  }

  private func filled() -> AccountForm {
    let form = form()
    form.values = Account(name: "Ada", email: "ada@example.com")
    return form
  }

  @Test func `an invalid form does not run the action`() async {
    let form = form()
    let result = await form.submit { _ in Testing.Issue.record("It ran.") }
    #expect(result == .invalid)
    #expect(form.phase == .idle)
    #expect(form.name.shownIssues == [Issue(.required)])
  }

  @Test func `the phases of a submission`() async {
    let form = filled()
    var phases: [SubmitPhase] = [form.phase]
    await form.submit { _ in phases.append(form.phase) }
    phases.append(form.phase)
    #expect(phases == [.idle, .running, .succeeded])
    #expect(!form.isSubmitting)
  }

  @Test func `a second submission while one runs is refused`() async {
    let form = filled()
    var runs = 0
    await form.submit { _ in
      runs += 1
      #expect(await form.submit { _ in runs += 1 } == .refused)
      let hasBegun: Bool = form.submit { _ in runs += 1 }
      #expect(!hasBegun)
    }
    #expect(runs == 1)
    #expect(await form.submit { _ in runs += 1 } == .succeeded)
    #expect(runs == 2)
  }

  @Test func `two taps in a row submit once`() async {
    let form = filled()
    var runs = 0
    func tap() -> Bool { form.submit { _ in runs += 1 } }
    #expect(tap())
    #expect(!tap())
    await eventually { form.phase == .succeeded }
    #expect(runs == 1)
  }

  @Test func `the first invalid active field in the form's order is to take the focus`() async {
    let form = form()
    #expect(form.focusRequest == nil)
    await form.submit { _ in }
    #expect(form.focusRequest?.field == form.name.focusID)
    form.name.isActive = false
    await form.submit { _ in }
    #expect(form.focusRequest?.field == form.email.focusID)
  }

  @Test func `the order can be given by hand`() async {
    let form = form()
    form.order(\.email, \.name)
    await form.submit { _ in }
    #expect(form.focusRequest?.field == form.email.focusID)
  }

  @Test func `a row takes its turn where its list stands`() async {
    let form = FormModel(Account(phones: [Phone(id: 1, number: "1"), Phone(id: 2)])) { form in
      form.each(\.phones) { $0.number.rules(.required) }
      form.name.rules(.required)
    }
    await form.submit { _ in }
    #expect(form.focusRequest?.field == form.each(\.phones)[id: 2]?.number.id)
  }

  @Test func `the same request twice is two requests`() async {
    let form = form()
    await form.submit { _ in }
    let first = form.focusRequest
    await form.submit { _ in }
    #expect(form.focusRequest != first)
    #expect(form.focusRequest?.field == first?.field)
  }

  @Test func `editing and leaving move no focus`() {
    let form = form()
    form.name.value = "A"
    form.name.value = ""
    form.name.touch()
    #expect(form.focusRequest == nil)
  }

  @Test func `a server's errors go to their fields and are cleared when those are edited`() async {
    let form = filled()
    let result = await form.submit { _ in
      throw FieldErrors([form.email: "Registered already.", "name": "Unknown."])
    }
    #expect(result == .invalid)
    #expect(form.phase == .idle)
    #expect(form.email.shownIssues == ["Registered already."])
    #expect(form.name.shownIssues == ["Unknown."])
    #expect(form.focusRequest?.field == form.name.id)
    #expect(form.values.name == "Ada")
    form.email.value = "grace@example.com"
    #expect(form.email.issues == [])
    #expect(form.name.issues == ["Unknown."])
  }

  @Test func `submitting again asks the server again`() async {
    let form = filled()
    await form.submit { _ in throw FieldErrors(named: ["email": "Registered already."]) }
    #expect(form.validity == .invalid)
    #expect(await form.submit { _ in } == .succeeded)
    #expect(form.validity == .valid)
  }

  @Test func `an error of a field the form does not have is the form's`() async {
    let form = filled()
    await form.submit { _ in throw ["iban": "Unknown."] as FieldErrors }
    #expect(form.summary.map(\.message) == ["Unknown."])
    #expect(form.summary.map(\.field) == [nil])
    await form.submit { _ in }
    #expect(form.summary == [])
  }

  @Test func `a field can be named for the server`() async {
    let form = filled()
    form.email.named("email_address")
    await form.submit { _ in throw FieldErrors(named: ["email_address": "Taken."]) }
    #expect(form.email.issues == ["Taken."])
  }

  @Test func `a server names the field of a row by its number`() async {
    let form = FormModel(Account(phones: [Phone(id: 7), Phone(id: 3)]))
    let rows = form.each(\.phones)
    for row in rows.rows { row.kind.named("type") }
    _ = rows.rows.map(\.number.value)
    await form.submit { _ in
      throw FieldErrors(named: ["phones.1.number": "Unknown.", "phones[0].type": "Odd."])
    }
    #expect(rows[id: 3]?.number.issues == ["Unknown."])
    #expect(rows[id: 7]?.kind.issues == ["Odd."])
    #expect(form.summary.count == 2)
  }

  @Test func `any other error keeps the values and is told`() async {
    let form = filled()
    let result = await form.submit { _ in throw ServerDown() }
    #expect(result == .failed(message: "The server is down."))
    #expect(form.phase == .failed(message: "The server is down."))
    #expect(form.values.name == "Ada")
    #expect(form.hasUnsavedChanges)
  }

  @Test func `what was submitted is not unsaved`() async {
    let form = filled()
    #expect(form.hasUnsavedChanges)
    await form.submit { _ in }
    #expect(!form.hasUnsavedChanges)
    #expect(form.isDirty)
    form.name.value = "Grace"
    #expect(form.hasUnsavedChanges)
  }

  @Test func `what is typed while the action runs is unsaved`() async {
    let form = filled()
    await form.submit { _ in form.name.value = "Grace" }
    #expect(form.hasUnsavedChanges)
  }

  @Test func `reset does not flash errors`() async {
    let form = form()
    await form.submit { _ in }
    form.email.value = "x"
    form.email.touch()
    var shown: [[Issue]] = []
    let reader = Reader { _ = (form.email.value, form.email.shownIssues, form.name.shownIssues) }
    withObservationTracking {
      _ = (form.email.value, form.email.shownIssues, form.validity, form.name.shownIssues)
    } onChange: {
      MainActor.assumeIsolated { shown.append(form.email.shownIssues + form.name.shownIssues) }
    }
    form.reset()
    #expect(shown == [[]])
    #expect(reader.wasTold)
    #expect(form.values == Account())
    #expect(!form.email.isTouched && !form.isDirty)
    #expect(form.summary == [] && form.focusRequest == nil)
    form.name.value = "A"
    form.name.value = ""
    #expect(form.name.shownIssues == [])
  }

  @Test func `reset to other values begins anew`() {
    let form = form()
    form.reset(to: Account(name: "Ada"))
    #expect(form.values.name == "Ada" && form.initialValues.name == "Ada")
    #expect(!form.isDirty)
    form.name.value = ""
    #expect(form.isDirty)
    form.reset()
    #expect(form.values.name == "Ada")
  }

  @Test func `a server's answer to an old value does not stand at a newer one`() async {
    let form = filled()
    await form.submit { _ in
      form.email.value = "ada@newer.org"
      throw FieldErrors([form.email: "Taken.", form.name: "Odd."])
    }
    #expect(form.email.issues == [])
    #expect(form.name.issues == ["Odd."])
    #expect(form.summary.map(\.message) == ["Odd.", "Taken."])
  }

  @Test func `saving is not of what came later`() {
    let form = FormModel(Account())
    form.name.value = "Ada"
    let sent = form.values
    form.name.value = "Ada L."
    form.markSaved(sent)
    #expect(form.isDirty && form.name.isDirty)
    form.reset()
    #expect(form.name.value == "Ada")
  }

  @Test func `reset clears a server's errors`() async {
    let form = filled()
    form.markSaved()
    await form.submit { _ in throw FieldErrors([form.email: "Taken.", "other": "Odd."]) }
    form.reset()
    #expect(form.email.issues == [])
    #expect(form.summary == [])
  }

  @Test func `reset cancels a running action, and its end changes nothing`() async {
    let form = filled()
    var wasCancelled = false
    async let result = form.submit { _ in
      await eventually { Task.isCancelled }
      wasCancelled = Task.isCancelled
      throw FieldErrors([form.email: "Taken."])
    }
    await eventually { form.phase == .running }
    form.reset()
    #expect(form.phase == .idle)
    #expect(await result == .cancelled)
    #expect(wasCancelled)
    #expect(form.phase == .idle && form.email.shownIssues == [])
  }

  @Test func `saved values are the ones to compare with`() {
    let form = FormModel(Account(phones: [Phone(id: 1)]))
    let row = form.each(\.phones)[id: 1]
    form.name.value = "Ada"
    row?.number.value = "1"
    form.markSaved()
    #expect(!form.isDirty && !form.name.isDirty && row?.number.isDirty == false)
    form.name.value = ""
    #expect(form.isDirty)
    form.reset()
    #expect(form.values == Account(name: "Ada", phones: [Phone(id: 1, number: "1")]))
  }

  @Test func `the summary lists what is shown in the form's order`() async {
    let form = form()
    form.messages = Messages(language: "en")
    #expect(form.summary == [])
    await form.submit { _ in }
    #expect(form.summary.map(\.message) == ["Name is required", "This field is required"])
    #expect(form.summary.map(\.field) == [form.name.id, form.email.id])
    let reader = Reader { _ = form.summary }
    form.email.value = "a@b.c"
    #expect(reader.takeTold())
    #expect(form.summary.map(\.label) == ["Name"])
    form.summary.first?.field.map { form.requestFocus($0) }
    #expect(form.focusRequest?.field == form.name.id)
  }

  @Test func `a cancelled task ends its submission`() async {
    let form = filled()
    let task = Task {
      await form.submit { _ in
        await eventually { Task.isCancelled }
        try Task.checkCancellation()
      }
    }
    await eventually { form.phase == .running }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(form.phase == .idle)
  }

  @Test func `a wish for the focus says whether it is of an invalid field`() async {
    let form = FormModel(Account()) { $0.name.rules(.required) }
    await form.submit { _ in }
    #expect(form.focusRequest?.isOfInvalidField == true)
    form.requestFocus(form.name)
    #expect(form.focusRequest?.isOfInvalidField == false)
  }

  @Test func `a wish after a reset is another one than the same wish before`() {
    let form = FormModel(Account())
    form.requestFocus(form.name)
    let before = form.focusRequest
    form.reset()
    form.requestFocus(form.name)
    #expect(form.focusRequest != before)
  }

  @Test func `a field named by its id is touched`() {
    let form = FormModel(Account()) { $0.name.rules(.required) }
    form.touch(form.name.id)
    #expect(form.name.isTouched && !form.name.shownIssues.isEmpty)
  }
}
