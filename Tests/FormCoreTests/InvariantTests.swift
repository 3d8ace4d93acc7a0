@testable import FormCore
import Foundation
import Testing

/// Whatever is done in whatever order, the form says what a comparison from scratch says.
@MainActor struct InvariantTests {
  /// Numbers that are the same in every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func makeForm() -> AccountForm {
    FormModel(Account(name: "a", phones: [Phone(id: 0, number: "1")])) { form in
      form.name.rules(.required)
      form.password.rules(.length(2...))
      form.confirmation.rules(.equal(to: \.password))
      form.address.city.rules(.required)
      form.address.rules(.check(\.name, \.address) { $0 == $1.city ? "Same." : nil })
      form.each(\.phones) { phone in
        phone.number.rules(.required)
        phone.kind.check(against: form.name) { $0 == $1 && !$0.isEmpty ? "Same." : nil }
      }
    }
  }

  /// Whether the values are invalid, computed without the core.
  private func isInvalid(_ values: Account) -> Bool {
    let isShort = values.password.count == 1
    let isDifferent = !values.confirmation.isEmpty && values.confirmation != values.password
    let isCityMissing = values.address.city.isEmpty
    return values.name.isEmpty || isShort || isDifferent || isCityMissing
      || values.name == values.address.city
      || values.phones.contains {
        $0.number.isEmpty || (!$0.kind.isEmpty && $0.kind == values.name)
      }
  }

  @Test(arguments: 1...40) func `state agrees with a comparison from scratch`(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    let form = makeForm()
    let words = ["", "a", "bb", "c"]
    var nextID = 1
    for _ in 0..<120 {
      step(form, word: words.randomElement(using: &numbers) ?? "", &nextID, &numbers)
      #expect((form.validity == .invalid) == isInvalid(form.values))
      #expect(form.isDirty == (form.values != form.initialValues))
      #expect(form.form.fields.allSatisfy { $0.changes.isEmpty && !$0.isQueued })
      #expect(form.each(\.phones).ids == form.values.phones.map(\.id))
    }
  }

  private func step(
    _ form: AccountForm, word: String, _ nextID: inout Int, _ numbers: inout Numbers
  ) {
    let rows = form.each(\.phones)
    let row = rows.rows.randomElement(using: &numbers)
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0: form.name.value = word
    case 1: form.password.value = word
    case 2: form.confirmation.value = word
    case 3: form.address.city.value = word
    case 4: form.address.value = Address(street: word, city: word)
    case 5: row?.number.value = word
    case 6: row?.kind.value = word
    case 7: row?.value.number = word
    case 8:
      rows.insert(Phone(id: nextID, number: word), at: Int.random(in: 0...3, using: &numbers))
      nextID += 1
    case 9: row.map { rows.remove(id: $0.id) }
    case 10:
      let count = rows.ids.count
      guard count > 0 else { return }
      rows.move(
        fromOffsets: IndexSet(integer: Int.random(in: 0..<count, using: &numbers)),
        toOffset: Int.random(in: 0...count, using: &numbers))
    case 11:
      form.values = Account(
        name: word, address: Address(city: "x"), phones: [Phone(id: 0, number: word)])
    case 12: form.values.isAdult.toggle()
    case 13: form.reset()
    case 14: form.markSaved()
    default: form.values.phones.shuffle(using: &numbers)
    }
  }

  struct Login: Equatable {
    var name = ""
    var password: Secret<String> = ""
  }

  @Test(arguments: 1...20) func `a secret says nothing and its text says all`(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    let form = FormModel(Login()) { form in
      form.name.rules(.required)
      form.password.rules(.required)
    }
    let hasTextAtOnce = Bool.random(using: &numbers)
    if hasTextAtOnce { form.password.revealed.rules(.length(3...)) }
    let words = ["", "a", "bbb"]
    for _ in 0..<60 {
      let word = words.randomElement(using: &numbers) ?? ""
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0: form.name.value = word
      case 1: form.password.value = Secret(word)
      case 2: form.password.revealed.value = word
      case 3: form.values = Login(name: word, password: Secret(word))
      case 4: form.password.revealed.touch()
      case 5: form.reset()
      default: form.password.isActive.toggle()
      }
      let password = form.values.password.revealed
      let isShort = password.isEmpty || hasTextAtOnce && password.count < 3
      #expect(
        (form.validity == .invalid)
          == (form.values.name.isEmpty || isShort && form.password.isActive))
      for state in form.form.fields where state.text != nil {
        #expect(state.issues.isEmpty && !state.isPending && state.text?.id == state.id)
      }
      #expect(form.password.issues == form.password.revealed.issues)
    }
  }
}
