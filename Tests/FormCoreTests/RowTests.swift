@testable import FormCore
import Foundation
import Observation
import Testing

@MainActor struct RowTests {
  @Test func `two elements with one id are one row, and what is removed is what was shown`() {
    struct Item: Equatable, Identifiable {
      let id: Int
      var text = ""
    }
    struct List: Equatable {
      var items = [Item(id: 1, text: "a"), Item(id: 1, text: "b"), Item(id: 2)]
    }
    let form = FormModel(List()) { $0.each(\.items) { $0.text.rules(.length(...9)) } }
    let rows = form.each(\.items)
    #expect(rows.ids == [1, 2])
    rows.move(fromOffsets: [1], toOffset: 0)
    #expect(form.values.items.map(\.id) == [2, 1, 1])
    rows.remove(atOffsets: [0])
    #expect(form.values.items.map(\.text) == ["a", "b"])
    form.values = List(items: [Item(id: 1, text: "a")])
    #expect(rows.ids == [1] && form.isValid)
    form.values = List()
    form.values = List(items: [Item(id: 1), Item(id: 2)])
    #expect(rows.rows.map(\.text.value) == ["", ""])
  }

  private func form(_ ids: [Int]) -> AccountForm {
    FormModel(Account(phones: ids.map { Phone(id: $0, number: "\($0)00") })) { form in
      form.each(\.phones) { $0.number.rules(.required) }
    }
  }

  @Test func `removing a row does not shift errors`() {
    let form = form([1, 2, 3])
    let rows = form.each(\.phones)
    rows[id: 2]?.number.value = ""
    rows[id: 2]?.number.touch()
    rows.remove(id: 1)
    #expect(rows.rows.map { $0.number.shownIssues } == [[Issue(.required)], []])
    #expect(rows.rows.map { $0.number.isTouched } == [true, false])
    rows.remove(id: 2)
    #expect(form.validity == .valid)
  }

  @Test func `state follows the id through insertions and moves`() {
    let form = form([1, 2, 3])
    let rows = form.each(\.phones)
    rows[id: 3]?.number.value = ""
    rows[id: 3]?.number.touch()
    let field = rows[id: 3]?.number.id
    rows.insert(Phone(id: 4, number: "4"), at: 0)
    rows.move(fromOffsets: IndexSet(integer: 3), toOffset: 1)
    #expect(rows.ids == [4, 3, 1, 2])
    #expect(rows.rows.map { $0.number.issues.count } == [0, 1, 0, 0])
    #expect(rows[id: 3]?.number.id == field)
    #expect(rows[id: 3]?.number.isDirty == true)
    rows[id: 3]?.number.value = "5"
    #expect(form.values.phones.map(\.number) == ["4", "5", "100", "200"])
  }

  @Test func `rules apply to rows that come later`() {
    let form = form([])
    form.each(\.phones).append(Phone(id: 9))
    #expect(form.validity == .invalid)
    form.values.phones.append(Phone(id: 10))
    form.each(\.phones)[id: 9]?.number.value = "1"
    #expect(form.validity == .invalid)
    form.values.phones = []
    #expect(form.validity == .valid)
  }

  @Test func `rules given later apply to rows that are there`() {
    let form = FormModel(Account(phones: [Phone(id: 1), Phone(id: 2)]))
    form.each(\.phones) { $0.number.rules(.required) }
    form.each(\.phones) { $0.kind.rules(.required) }
    #expect(form.summary.isEmpty)
    #expect(form.each(\.phones).rows.flatMap { $0.number.issues + $0.kind.issues }.count == 4)
  }

  @Test func `a list is dirty by comparison`() {
    let form = form([1, 2])
    let rows = form.each(\.phones)
    rows[id: 1]?.number.value = "x"
    #expect(form.isDirty && form.phones.isDirty)
    rows[id: 1]?.number.value = "100"
    #expect(!form.isDirty)
    rows.move(fromOffsets: IndexSet(integer: 0), toOffset: 2)
    #expect(form.isDirty)
    rows.move(fromOffsets: IndexSet(integer: 0), toOffset: 2)
    #expect(!form.isDirty)
    rows.append(Phone(id: 3))
    #expect(form.isDirty)
    #expect(rows[id: 3]?.number.isDirty == false)
    rows.remove(atOffsets: IndexSet(integer: 2))
    #expect(!form.isDirty && !form.phones.isDirty)
  }

  @Test func `an element written elsewhere makes its row dirty and is checked`() {
    let form = form([1, 2])
    form.values.phones[1].number = ""
    #expect(form.each(\.phones)[id: 2]?.number.issues == [Issue(.required)])
    #expect(form.each(\.phones)[id: 2]?.number.isDirty == true)
    #expect(form.each(\.phones)[id: 1]?.number.isDirty == false)
  }

  @Test func `who reads a row is told of that row alone`() {
    let form = form([1, 2])
    let rows = form.each(\.phones)
    let ids = Reader { _ = rows.ids }
    let first = Reader { _ = rows[id: 1]?.number.value }
    let whole = Reader { _ = rows[id: 2]?.value }
    rows[id: 2]?.number.value = "x"
    #expect(!ids.takeTold() && !first.takeTold())
    #expect(whole.takeTold())
    rows.remove(id: 1)
    #expect(ids.takeTold())
  }

  @Test func `a handle to a removed row keeps its last value and writes nowhere`() {
    let form = form([1, 2])
    let row = form.each(\.phones)[id: 1]
    let number = row?.number
    number?.value = "x"
    form.each(\.phones).remove(id: 1)
    #expect(number?.value == "x")
    number?.value = "y"
    number?.touch()
    #expect(form.values.phones == [Phone(id: 2, number: "200")])
    #expect(form.validity == .valid)
  }

  @Test func `two elements with one id do not crash`() {
    let form = form([1, 1])
    form.each(\.phones)[id: 1]?.number.value = ""
    #expect(form.values.phones.map(\.number) == ["", "100"])
    form.each(\.phones).remove(id: 1)
    #expect(form.values.phones.isEmpty)
  }

  @Test func `an id written through a field makes another row`() {
    let form = form([1, 2])
    let rows = form.each(\.phones)
    rows[id: 1]?.number.touch()
    rows[id: 1]?[\.id].value = 7
    #expect(rows.ids == [7, 2])
    #expect(rows[id: 7]?.number.isTouched == false)
    #expect(rows[id: 1] == nil)
  }

  @Test func `rows have rows`() {
    struct Group: Equatable, Identifiable { var id = 0; var members: [Phone] = [] }
    struct Club: Equatable { var groups: [Group] = [] }
    let form = FormModel(Club(groups: [Group(id: 1, members: [Phone(id: 5)])])) { form in
      form.each(\.groups) { group in
        group.each(\.members) { $0.number.rules(.required) }
      }
    }
    #expect(form.validity == .invalid)
    let members = form.each(\.groups)[id: 1]?.each(\.members)
    members?[id: 5]?.number.value = "1"
    #expect(form.validity == .valid)
    #expect(form.isDirty)
    members?.append(Phone(id: 6))
    #expect(form.validity == .invalid)
    form.each(\.groups).remove(id: 1)
    #expect(form.validity == .valid)
    #expect(form.values.groups.isEmpty)
  }

  @Test func `an inactive list takes its rows out of validity`() {
    let form = form([1])
    form.each(\.phones)[id: 1]?.number.value = ""
    form.phones.isActive = false
    #expect(form.validity == .valid)
  }

  @Test func `every observer of a removed row is gone`() {
    let form = form([1, 2])
    final class Token: Sendable {}
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let row = form.each(\.phones)[id: 1]
      withObservationTracking {
        _ = (row?.number.value, row?.number.issues)
      } onChange: { [held] in
        _ = held
      }
    }
    #expect(token != nil)
    weak var state: FieldState?
    state = form.each(\.phones)[id: 1]?.number.node
    #expect(state != nil)
    form.each(\.phones).remove(id: 1)
    #expect(state == nil)
    #expect(token == nil)
  }

  @Test func `rows that come and go leave nothing in the fields they look at`() {
    let form = FormModel(Account()) { form in
      form.each(\.phones) { $0.number.check(against: form.name) { _, _ in nil } }
    }
    for id in 0..<200 {
      form.each(\.phones).append(Phone(id: id))
      form.each(\.phones).remove(id: id)
    }
    #expect(form.name.node.dependents.count <= 16)
  }

  @Test func `a form is freed, with all that it holds`() async {
    weak var model: AccountForm?
    weak var state: FormState?
    weak var node: FieldState?
    do {
      let clock = ManualClock()
      let form = FormModel(Account(phones: [Phone(id: 1)]), clock: clock) { form in
        form.name.rules(.required, .asynchronous { _ in nil })
        form.confirmation.rules(.equal(to: \.password))
        form.password.rules(.check(\.confirmation) { _ in nil })
        form.each(\.phones) { $0.number.rules(.required).check(against: form.name) { _, _ in nil } }
        form.address.city.rules(.required)
      }
      form.name.value = "Ada"
      model = form
      state = form.form
      node = form.each(\.phones)[id: 1]?.number.node
      await clock.advance(by: .milliseconds(100))
      #expect(form.name.isPending)
    }
    await pause()
    #expect(model == nil)
    #expect(state == nil)
    #expect(node == nil)
  }
}
