import FormCore
import Foundation
import Testing

/// Texts of a form when the person's language changes.
@MainActor struct LocaleTests {
  struct Line: Equatable, Identifiable {
    var id = 1
    var amount = ""
  }

  struct Bill: Equatable {
    var total = ""
    var lines: [Line] = []

    /// The same text by another path.
    var sum: String {
      get { total }
      set { total = newValue }
    }
  }

  private let german = Locale(identifier: "de_DE")
  private let english = Locale(identifier: "en_US")

  private func form(_ bill: Bill) -> FormModel<Bill> {
    let form = FormModel(Bill()) { form in
      form.total.format(.decimal())
      form.each(\.lines) { $0.amount.format(.decimal()) }
    }
    form.locale = german
    form.reset(to: bill)
    return form
  }

  @Test func `a removed row comes back in the language of now`() {
    let form = form(Bill(lines: [Line(id: 1, amount: "1.234,5"), Line(id: 2, amount: "7,5")]))
    form.each(\.lines).remove(id: 1)
    form.locale = english
    #expect(!form.each(\.lines).rows.isEmpty)
    form.reset()
    #expect(form.values.lines.map(\.amount) == ["1,234.5", "7.5"])
    #expect(form.normalizedValues.lines.map(\.amount) == ["1234.5", "7.5"])
    #expect(!form.isDirty && form.isValid)
  }

  @Test func `a removed row has the format that a view declared for the others`() {
    let form = FormModel(Bill())
    form.locale = german
    form.reset(to: Bill(lines: [Line(id: 1, amount: "1.234,5"), Line(id: 2, amount: "7,5")]))
    for row in form.each(\.lines).rows { row.amount.format(.decimal()) }
    form.each(\.lines).remove(id: 1)
    form.locale = english
    form.reset()
    #expect(form.values.lines.map(\.amount) == ["1,234.5", "7.5"])
  }

  @Test func `a text with two paths is laid out once`() {
    let form = form(Bill(total: "1.234,5"))
    form.sum.format(.decimal())
    form.locale = english
    #expect(form.values.total == "1,234.5")
  }

  @Test func `what is saved in one language is clean in the next`() async {
    let form = form(Bill(total: "1"))
    form.total.value = "1.234,5"
    await form.submit { bill in
      #expect(bill.total == "1234.5")
      form.locale = english
      form.total.value = "1,234.56"
      form.markSaved(form.submittedValues ?? Bill())
    }
    #expect(form.submittedValues == nil)
    #expect(form.isDirty)
    form.reset()
    #expect(form.values.total == "1,234.5")
  }
}
