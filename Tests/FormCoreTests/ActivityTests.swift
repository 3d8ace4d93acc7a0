import FormCore
import Testing

/// When a field counts: by a condition, by hand, because its control is enabled.
@MainActor struct ActivityTests {
  private func business() -> AccountForm {
    FormModel(Account()) { form in
      form.email.rules(.required).active(when: form.isAdult) { $0 }
      form.address.active(when: form.isAdult, form.name) { $0 && $1 != "nobody" }
      form.address.city.rules(.required)
    }
  }

  @Test func `a field counts only while its condition holds`() {
    let form = business()
    #expect(!form.email.isActive && form.validity == .valid)
    form.isAdult.value = true
    #expect(form.email.isActive && form.validity == .invalid)
    form.isAdult.value = false
    #expect(form.validity == .valid)
  }

  @Test func `who asks whether a field counts is told when its condition turns`() {
    let form = business()
    let reader = Reader { _ = form.email.isActive }
    form.name.value = "Ada"
    #expect(!reader.takeTold())
    form.isAdult.value = true
    #expect(reader.takeTold())
  }

  @Test func `a condition on several fields takes the parts of a field along`() {
    let form = business()
    form.isAdult.value = true
    form.email.value = "ada@example.com"
    #expect(form.address.city.validity == .invalid)
    form.name.value = "nobody"
    #expect(form.address.city.validity == .valid && form.validity == .valid)
  }

  @Test func `a hidden field that was invalid is quiet when it comes back untouched`() {
    let form = business()
    form.isAdult.value = true
    #expect(form.email.shownIssues.isEmpty)
    form.isAdult.value = false
    form.isAdult.value = true
    #expect(form.email.shownIssues.isEmpty)
  }

  @Test func `a disabled field leaves validity, and no hand brings it back`() {
    let form = FormModel(Account()) { $0.name.rules(.required) }
    form.name.isEnabled = false
    #expect(!form.name.isActive && form.validity == .valid)
    form.name.isActive = true
    #expect(!form.name.isActive)
    form.name.isEnabled = true
    #expect(form.name.isActive && form.validity == .invalid)
  }

  @Test func `a field of a row follows a condition on another field of the row`() {
    let form = FormModel(Account(phones: [Phone(id: 1), Phone(id: 2)])) { form in
      form.each(\.phones) { phone in
        phone.number.rules(.required).active(when: phone.kind) { $0 != "none" }
      }
    }
    form.each(\.phones)[id: 1]?.kind.value = "none"
    #expect(form.validity == .invalid)
    form.each(\.phones)[id: 2]?.kind.value = "none"
    #expect(form.validity == .valid)
  }

  @Test func `a submission asks nothing of fields that do not count`() async {
    let form = business()
    #expect(await form.submit { _ in } == .succeeded)
  }
}
