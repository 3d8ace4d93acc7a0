@testable import FormCore
import Observation
import Testing

@MainActor struct ObservationTests {
  @Test func `reading one field registers just that`() {
    let form = FormModel(Account()) { $0.email.rules(.required) }
    let name = Reader { _ = form.name.value }
    let issues = Reader { _ = form.name.issues }
    let email = Reader { _ = form.email.value }
    form.name.value = "A"
    #expect(name.takeTold())
    #expect(!issues.takeTold())
    #expect(!email.takeTold())
  }

  @Test func `a form-wide validity that stays the same tells nobody`() {
    let form = FormModel(Account()) { form in
      form.name.rules(.required)
      form.email.rules(.required)
    }
    let validity = Reader { _ = form.validity }
    let dirty = Reader { _ = form.isDirty }
    form.name.value = "A"
    #expect(!validity.takeTold())
    #expect(dirty.takeTold())
    form.name.value = "Ad"
    #expect(!dirty.takeTold())
    form.email.value = "e"
    #expect(validity.takeTold())
  }

  @Test func `a field whose rule looks at the written one is told`() {
    let form = FormModel(Account()) { $0.confirmation.rules(.equal(to: \.password)) }
    form.confirmation.value = "x"
    let reader = Reader { _ = form.confirmation.issues }
    form.password.value = "x"
    #expect(reader.wasTold)
  }

  @Test func `writing the same value tells nobody`() {
    let form = FormModel(Account(name: "Ada"))
    let reader = Reader { _ = (form.name.value, form.values) }
    form.name.value = "Ada"
    #expect(!reader.wasTold)
  }

  @Test func `who reads all values is told of each`() {
    let form = FormModel(Account())
    let reader = Reader { _ = form.values }
    form.address.city.value = "Oslo"
    #expect(reader.takeTold())
    form.each(\.phones).append(Phone(id: 1))
    #expect(reader.takeTold())
  }

  @Test(arguments: [10, 10_000]) func `a key costs the same in a form of any size`(_ count: Int) {
    let phones = (0..<count).map { Phone(id: $0, number: "1") }
    let form = FormModel(Account(phones: phones)) { form in
      form.each(\.phones) { phone in phone.number.rules(.required, .length(3...)) }
    }
    form.each(\.phones)[id: 5]?.number.value = "12"
    let rules = form.form.rulesRun
    let comparisons = form.form.comparisons
    form.each(\.phones)[id: 7]?.number.value = "12"
    #expect(form.form.rulesRun - rules == 2)
    #expect(form.form.comparisons - comparisons == 3)
  }

  @Test func `a row is written in place`() {
    let form = FormModel(Account(phones: (0..<100).map { Phone(id: $0) })) { form in
      form.each(\.phones) { $0.number.rules(.required) }
      form.phones.rules(.required, .count(1...))
    }
    func address() -> Int {
      form.storage.values.phones.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    let rows = form.each(\.phones)
    rows[id: 1]?.number.value = "1"
    let before = address()
    for id in 2..<100 { rows[id: id]?.number.value = "\(id)" }
    #expect(address() == before)
  }

  @Test func `nobody sees a form between two states`() {
    let form = FormModel(Account()) { form in
      form.name.rules(.required)
      form.email.rules(.required)
    }
    var seen: [Validity] = []
    withObservationTracking {
      _ = (form.name.value, form.name.issues, form.email.value)
    } onChange: {
      MainActor.assumeIsolated { seen.append(form.validity) }
    }
    form.values = Account(name: "Ada", email: "a@b.c")
    #expect(seen == [.valid])
  }
}
