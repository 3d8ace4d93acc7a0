import FormCore
import Foundation
import Testing

@MainActor struct RuleTests {
  private func codes(
    _ text: String, _ rules: Rule<Account, String>...
  ) -> [Issue.Code] {
    let form = FormModel(Account(name: text))
    for rule in rules { form.name.rules(rule) }
    return form.name.issues.map(\.code)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{202E}\u{200D}"])
  func `a text with nothing to see is no answer`(_ text: String) {
    #expect(codes(text, .required) == [.required])
  }

  @Test(arguments: ["a", "0", "👩‍👩‍👧", "é", "表單", "."])
  func `a text with something to see is an answer`(_ text: String) {
    #expect(codes(text, .required) == [])
  }

  @Test func `required takes a choice, a consent and a list`() {
    let form = FormModel(Account()) { form in
      form.age.rules(.required)
      form.isAdult.rules(.required)
      form.phones.rules(.required)
    }
    #expect(form.age.validity == .invalid)
    #expect(form.isAdult.validity == .invalid)
    #expect(form.phones.validity == .invalid)
    form.age.value = 0
    form.isAdult.value = true
    form.phones.value = [Phone(id: 1)]
    #expect(form.validity == .valid)
  }

  @Test func `rules other than required let an empty value pass`() {
    #expect(codes("", .length(3...), .length(4), .pattern("x"), .email, .url) == [])
    let form = FormModel(Account()) { form in
      form.age.rules(.range(1...9))
      form.phones.rules(.count(2...))
    }
    #expect(form.validity == .valid)
  }

  @Test func `length counts what people see`() {
    #expect(codes("👩‍👩‍👧🇩🇪é", .length(3)) == [])
    #expect(codes("👩‍👩‍👧🇩🇪é", .length(4...)) == [.tooShort])
    #expect(codes("👩‍👩‍👧🇩🇪é", .length(...2)) == [.tooLong])
    #expect(codes("abc", .length(2)) == [.wrongLength])
    #expect(codes("abc", .length(1...3)) == [])
  }

  @Test func `a pattern matches the whole text`() {
    #expect(codes("12345", .pattern("[0-9]{5}")) == [])
    #expect(codes("123456", .pattern("[0-9]{5}")) == [.pattern])
    #expect(codes("a", .pattern("b|a")) == [])
    #expect(codes("ab", .pattern("a|b")) == [.pattern])
    #expect(codes("表單", .pattern("\\p{Han}+")) == [])
  }

  @Test func `numbers are held to their range`() {
    let form = FormModel(Account()) { $0.age.rules(.range(18...99)) }
    form.age.value = 17
    #expect(form.age.issues == [Issue(.outOfRange, arguments: [.number(18), .number(99)])])
    form.age.value = 18
    #expect(form.age.issues == [])
  }

  @Test func `a number's single limit is named alone`() {
    struct Order: Equatable { var amount = 0.0; var price = Decimal(0) }
    let form = FormModel(Order()) { form in
      form.amount.rules(.range(0.5...))
      form.price.rules(.range(...10))
    }
    #expect(form.amount.issues == [Issue(.tooSmall, arguments: [.number(0.5)])])
    form.price.value = 11
    #expect(form.price.issues == [Issue(.tooLarge, arguments: [.number(10)])])
    form.amount.value = .nan
    #expect(form.amount.validity == .invalid)
  }

  @Test func `dates are held to their range`() {
    struct Trip: Equatable { var day = Date(timeIntervalSince1970: 0) }
    let first = Date(timeIntervalSince1970: 100)
    let last = Date(timeIntervalSince1970: 200)
    let form = FormModel(Trip()) { $0.day.rules(.range(first...last)) }
    #expect(form.day.issues == [Issue(.tooEarly, arguments: [.date(first)])])
    form.day.value = Date(timeIntervalSince1970: 300)
    #expect(form.day.issues == [Issue(.tooLate, arguments: [.date(last)])])
  }

  @Test func `a rule for a value applies to an optional one`() {
    struct Note: Equatable { var text: String? }
    let form = FormModel(Note()) { $0.text.rules(.present(.length(3...))) }
    #expect(form.validity == .valid)
    form.text.value = "ab"
    #expect(form.text.issues.map(\.code) == [.tooShort])
  }

  @Test func `a rule can be asked by itself`() {
    let rule = Rule<Account, String>.length(3...).message("Longer, please.")
    #expect(
      rule.issues(for: "ab") == [
        Issue(.tooShort, arguments: [.count(3)], message: "Longer, please.")
      ])
    #expect(rule.issues(for: "abc") == [])
  }

  @Test func `a closure sees every value`() {
    let form = FormModel(Account()) {
      $0.name.rules(Rule { $0.isEmpty ? "Say something." : nil })
    }
    #expect(form.name.issues == ["Say something."])
  }

  @Test func `confirm turns invalid when the first field changes`() {
    let form = FormModel(Account(password: "secret", confirmation: "secret")) {
      $0.confirmation.rules(.equal(to: \.password))
    }
    #expect(form.validity == .valid)
    form.password.value = "secret2"
    #expect(form.confirmation.issues == [Issue(.different)])
    form.confirmation.value = "secret2"
    #expect(form.validity == .valid)
  }

  @Test func `a rule over several fields runs as soon as its own inputs are valid`() {
    struct Stay: Equatable { var guest = ""; var start: Int?; var end: Int? }
    var runs = 0
    let form = FormModel(Stay()) { form in
      form.guest.rules(.required)
      form.start.rules(.required)
      form.end.rules(.required)
      form.end.rules(
        .check(\.start, \.end) { start, end in
          runs += 1
          guard let start, let end else { return nil }
          return start < end ? nil : "The end must come after the start."
        })
    }
    form.end.value = 1
    #expect(runs == 0)
    form.start.value = 2
    #expect(runs == 1)
    #expect(form.guest.validity == .invalid)
    #expect(form.end.issues == ["The end must come after the start."])
    form.start.value = 0
    #expect(form.end.issues == [])
  }

  @Test func `rules that look at each other come to an end`() {
    let form = FormModel(Account()) { form in
      form.password.rules(.check(\.confirmation) { $0.isEmpty ? "1" : nil })
      form.confirmation.rules(.check(\.password) { $0.isEmpty ? "2" : nil })
    }
    form.password.value = "x"
    #expect(form.password.issues == ["1"])
    #expect(form.confirmation.issues == [])
  }

  @Test func `a row's field is checked against one outside of the row`() {
    let form = FormModel(Account(name: "1", phones: [Phone(id: 1, number: "1")])) { form in
      form.each(\.phones) { phone in
        phone.number.check(against: form.name) { $0 == $1 ? "Same as the name." : nil }
      }
    }
    #expect(form.validity == .invalid)
    form.name.value = "2"
    #expect(form.validity == .valid)
  }

  @Test func `what a rule writes is checked, too`() {
    let form = FormModel(Account()) { form in
      form.password.rules(.length(3...))
      form.name.rules(
        Rule { name in
          form.password.value = name
          return nil
        })
    }
    form.values = Account(name: "ab", password: "abc")
    #expect(form.values.password == "ab")
    #expect(form.password.issues.map(\.code) == [.tooShort])
    #expect(form.validity == .invalid)
  }

  @Test func `rules that write without end are stopped`() {
    let form = FormModel(Account()) { form in
      form.age.rules(
        Rule { [unowned form] age in
          form.age.value = (age ?? 0) + 1
          return nil
        })
    }
    #expect((form.age.value ?? 0) < 1_000)
  }

  @Test func `a field is checked against several others, also outside of its row`() {
    let form = FormModel(Account(age: 1, phones: [Phone(id: 1, number: "5")])) { form in
      form.name.rules(.length(1...3))
      form.each(\.phones) { phone in
        phone.number.check(against: form.name, form.age) { number, name, age in
          number == name + "\(age ?? 0)" ? nil : "No."
        }
      }
    }
    #expect(form.validity == .invalid)
    form.each(\.phones)[id: 1]?.number.value = "a2"
    form.name.value = "a"
    #expect(form.validity == .invalid)
    form.age.value = 2
    #expect(form.validity == .valid)
    form.name.value = "abcd"
    #expect(form.each(\.phones)[id: 1]?.number.issues == [])
  }

  @Test func `a rule over fields of a removed row finds nothing more`() {
    let form = FormModel(Account(name: "x", phones: [Phone(id: 1, number: "5")]))
    if let phone = form.each(\.phones)[id: 1] {
      form.name.check(against: phone.number, form.email) { name, number, _ in
        name == number ? nil : "No."
      }
    }
    #expect(form.name.issues == ["No."])
    form.each(\.phones).remove(id: 1)
    form.email.value = "a"
    #expect(form.name.issues == [])
  }
}
