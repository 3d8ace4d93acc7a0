import FormCore
import Testing

@MainActor struct NormalizationTests {
  @Test func `a trailing space from a phone keyboard does not fail an e-mail`() {
    let form = FormModel(Account()) { $0.email.rules(.required, .email) }
    form.email.value = "ada@example.com "
    #expect(form.validity == .valid)
    #expect(form.email.value == "ada@example.com ")
  }

  @Test func `the normalised value is submitted`() async {
    let form = FormModel(Account(name: " Ada ", email: " a@b.c")) { form in
      form.name.rules(.required)
      form.email.rules(.email)
      form.each(\.phones) { $0.number.normalized(.fullWidthDigits, .withoutSpacesAndDashes) }
    }
    form.each(\.phones).append(Phone(id: 1, number: "０１２ 34–5"))
    var submitted: Account?
    await form.submit { submitted = $0 }
    #expect(submitted?.name == "Ada")
    #expect(submitted?.email == "a@b.c")
    #expect(submitted?.phones == [Phone(id: 1, number: "012345")])
    #expect(form.values.name == " Ada ")
  }

  @Test func `two spellings of one letter are one value`() {
    let form = FormModel(Account(password: "caf\u{E9}")) { form in
      form.name.rules(Rule { Array($0.unicodeScalars).count == 4 ? nil : "Not composed." })
    }
    form.name.value = "cafe\u{301}"
    #expect(form.name.issues == [])
    #expect(form.name.normalizedValue.unicodeScalars.count == 4)
  }

  @Test func `raw text is taken as it is`() {
    let form = FormModel(Account()) { $0.name.rawText().rules(.length(2)) }
    form.name.value = "a "
    #expect(form.validity == .valid)
    form.password.isSecret()
    form.password.value = " x "
    #expect(form.normalizedValues.password == " x ")
  }

  @Test func `steps are applied in order`() {
    #expect(Normalization<String>.trimmed(" a b\u{3000}") == "a b")
    #expect(Normalization<String>.lowercased("ÅB") == "åb")
    #expect(Normalization<String>.fullWidthDigits("１２a９") == "12a9")
    #expect(
      Normalization<String>.withoutSpacesAndDashes("4111 1111-1111\u{2212}1") == "4111111111111")
    let form = FormModel(Account(name: " ＡB1 ")) { $0.name.normalized(.lowercased) }
    #expect(form.name.normalizedValue == "ａb1")
  }

  @Test func `trimming leaves an emoji whole`() {
    let heart = "\u{2764}\u{FE0F}"
    #expect(Normalization<String>.trimmed(heart + " ").unicodeScalars.count == 2)
  }

  @Test func `an optional text is put in order, too`() {
    struct Note: Equatable { var text: String? }
    let form = FormModel(Note(text: " a "))
    #expect(form.text.normalizedValue == "a")
    #expect(form.normalizedValues == Note(text: "a"))
  }
}
