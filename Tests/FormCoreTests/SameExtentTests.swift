import FormCore
import Testing

/// A struct of one property has the memory of that property.
@MainActor struct SameExtentTests {
  struct Line: Equatable, Identifiable {
    let id: Int
    var text = ""
  }
  struct Lines: Equatable {
    var items: [Line] = []
  }
  struct Order: Equatable {
    var lines = Lines(items: [Line(id: 1), Line(id: 2)])
  }

  @Test(arguments: [false, true])
  func `a list in a struct of one property follows the struct`(isListFirst: Bool) {
    let form = FormModel(Order())
    if isListFirst { form.each(\.lines.items) }
    form.lines.rules(Rule { $0.items.isEmpty ? "Nothing is ordered" : nil })
    let rows = form.each(\.lines.items) { $0.text.rules(.required) }
    form.lines.value = Lines()
    #expect(rows.ids.isEmpty && rows.rows.isEmpty)
    #expect(form.lines.issues.count == 1)
    rows.append(Line(id: 3))
    #expect(form.lines.issues.isEmpty && form.lines.value.items.map(\.id) == [3])
    rows[id: 3]?.text.value = "Tea"
    #expect(form.isValid && form.lines.isDirty)
  }

  @Test(arguments: [false, true])
  func `a hidden struct of one property takes its list along`(isListFirst: Bool) {
    let form = FormModel(Order())
    if isListFirst { form.each(\.lines.items) }
    _ = form.lines
    form.each(\.lines.items) { $0.text.rules(.required) }
    #expect(!form.isValid)
    form.lines.isActive = false
    #expect(form.isValid)
  }
}
