import FormCore
import Testing

@MainActor struct FieldTests {
  @Test func `a field reads and writes its property`() {
    let form = FormModel(Account(name: "Ada"))
    #expect(form.name.value == "Ada")
    form.name.value = "Grace"
    #expect(form.values.name == "Grace")
  }

  @Test func `a pristine form with a mandatory field is invalid and shows nothing`() {
    let form = FormModel(Account()) { $0.email.rules(.required) }
    #expect(form.validity == .invalid)
    #expect(form.email.issues == [Issue(.required)])
    #expect(form.email.shownIssues == [])
    #expect(!form.email.isTouched)
    #expect(!form.email.isDirty)
  }

  @Test func `a form without rules is valid`() {
    let form = FormModel(Account())
    #expect(form.validity == .valid)
    #expect(form.isValid)
  }

  @Test func `reverting an edit by hand makes field and form clean`() {
    let form = FormModel(Account(name: "Ada"))
    form.name.value = "Adam"
    #expect(form.name.isDirty && form.isDirty && form.hasUnsavedChanges)
    form.name.value = "Ada"
    #expect(!form.name.isDirty && !form.isDirty && !form.hasUnsavedChanges)
  }

  @Test func `rules append`() {
    let form = FormModel(Account())
    form.name.rules(.required)
    form.name.rules(.length(3...))
    #expect(form.name.issues == [Issue(.required)])
    form.name.value = "x"
    #expect(form.name.issues == [Issue(.tooShort, arguments: [.count(3)])])
  }

  @Test func `every rule's issues are kept in order`() {
    let form = FormModel(Account(name: "ab")) { form in
      form.name.rules(
        .length(3...), Rule(all: { _ in ["one", Issue("two", severity: .warning)] }),
        .pattern("[0-9]+"))
    }
    #expect(
      form.name.issues == [
        Issue(.tooShort, arguments: [.count(3)]), "one", Issue("two", severity: .warning),
        Issue(.pattern),
      ])
  }

  @Test func `a warning does not make the field invalid`() {
    let form = FormModel(Account(name: "ab")) { $0.name.rules(.length(3...).severity(.warning)) }
    #expect(form.name.issues.map(\.severity) == [.warning])
    #expect(form.validity == .valid)
  }

  @Test func `a rule's code and words can be replaced`() {
    let form = FormModel(Account()) {
      $0.name.rules(.required.code("nameless").message("Who are you?"))
    }
    #expect(form.name.issues == [Issue("nameless", message: "Who are you?")])
  }

  @Test func `a field that is hidden or disabled leaves validity and comes back`() {
    let form = FormModel(Account()) { $0.email.rules(.required) }
    form.email.isActive = false
    #expect(form.validity == .valid)
    #expect(form.email.validity == .valid)
    form.email.isActive = true
    #expect(form.validity == .invalid)
  }

  @Test func `the parts of an inactive field are inactive`() {
    let form = FormModel(Account()) { $0.address.city.rules(.required) }
    #expect(form.validity == .invalid)
    form.address.isActive = false
    #expect(form.validity == .valid)
  }

  @Test func `a part and its whole are the same place`() {
    let form = FormModel(Account())
    let city = Reader { _ = form.address.city.value }
    let address = Reader { _ = form.address.value }
    form.address.city.value = "Oslo"
    #expect(form.address.value == Address(street: "", city: "Oslo"))
    #expect(city.takeTold() && address.takeTold())
    form.address.value = Address(street: "Main", city: "Oslo")
    #expect(!city.takeTold())
    #expect(address.takeTold())
  }

  @Test func `a part found by its whole path is the part found step by step`() {
    let form = FormModel(Account())
    #expect(form[\.address.city].id == form.address.city.id)
    #expect(form.address.city.serverName == "address.city")
  }

  @Test func `a form is touched once a field is`() {
    let form = FormModel(Account())
    let reader = Reader { _ = form.isTouched }
    form.name.value = "A"
    #expect(!reader.takeTold())
    form.name.touch()
    #expect(reader.takeTold())
    #expect(form.isTouched && form.name.isTouched && !form.email.isTouched)
    form.reset()
    #expect(!form.isTouched)
  }

  @Test func `two handles to one field are equal`() {
    let form = FormModel(Account())
    #expect(form.name == form[\.name])
    #expect(form.name != form.email)
  }

  @Test func `setting all values compares field by field`() {
    let form = FormModel(Account()) { form in
      form.name.rules(.required)
      form.email.rules(.required)
    }
    let name = Reader { _ = form.name.value }
    let email = Reader { _ = form.email.issues }
    form.values = Account(name: "", email: "a@b.c")
    #expect(!name.wasTold)
    #expect(email.wasTold)
    #expect(form.email.isDirty && form.isDirty)
    form.values = Account()
    #expect(!form.isDirty)
  }

  @Test func `what no field holds makes the form dirty, too`() {
    let form = FormModel(Account())
    form.values.isAdult = true
    #expect(form.isDirty)
    form.isAdult.value = false
    #expect(!form.isDirty)
  }

  @Test func `a computed property is a field`() {
    struct Range: Equatable {
      var start = 0
      var end = 0
      var length: Int {
        get { end - start }
        set { end = start + newValue }
      }
    }
    let form = FormModel(Range()) { $0.length.rules(.range(0...10)) }
    form.end.value = 20
    #expect(form.length.value == 20)
    #expect(form.validity == .invalid)
    let end = Reader { _ = form.end.value }
    form.length.value = 5
    #expect(end.wasTold)
    #expect(form.end.value == 5)
    #expect(form.validity == .valid)
  }

  @Test func `a property named like one of the form's is reached by its path`() {
    struct Odd: Equatable { var values = 1, summary = "" }
    let form = FormModel(Odd())
    form[\.summary].value = "x"
    #expect(form.values == Odd(values: 1, summary: "x"))
  }

  @Test func `a single field can be reset`() {
    let form = FormModel(Account(name: "Ada", email: "x")) { $0.name.rules(.required) }
    form.name.value = ""
    form.name.touch()
    form.email.value = "y"
    form.name.reset()
    #expect(form.name.value == "Ada")
    #expect(!form.name.isTouched && !form.name.isDirty)
    #expect(form.email.value == "y")
  }
}
