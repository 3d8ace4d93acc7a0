import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct EditingTests {
  private struct Editable: View {
    @State private var names = ["a", "b", "c", "d"]
    var isFixed = false
    var body: some View {
      List {
        Text(verbatim: names.joined()).accessibilityIdentifier("all")
        ForEach(names, id: \.self) { name in
          Text(verbatim: name).deleteDisabled(name == "a").moveDisabled(isFixed && name == "b")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `a row is deleted at the place where its element stands then`() {
    let screen = Screen(Editable())
    screen.text("b").deleteRow()
    screen.text("c").deleteRow()
    #expect(screen.element(identifier: "all").text == "ad")
  }

  @Test func `a row that may not be deleted offers no deleting`() {
    let screen = Screen(Editable())
    #expect(!screen.text("a").canDeleteRow)
    #expect(screen.element(identifier: "all").text == "abcd")
  }

  @Test(arguments: [(0, 3, "bcad"), (3, 0, "dabc"), (1, 2, "abcd"), (1, 4, "acdb")])
  func `a row moves before the one that it is dropped on`(from: Int, to: Int, result: String) {
    let screen = Screen(Editable())
    screen.text(["a", "b", "c", "d"][from]).moveRow(before: to)
    #expect(screen.element(identifier: "all").text == result)
  }

  @Test func `rows that may not move are not counted`() {
    let screen = Screen(Editable(isFixed: true))
    // The page counts a, c and d.
    screen.text("d").moveRow(before: 1)
    #expect(screen.element(identifier: "all").text == "adbc")
  }

  private struct Task: Identifiable {
    let id: Int
    var title = ""
  }

  private struct Tasks: View {
    @State private var tasks = (0..<20).map { Task(id: $0) }
    var body: some View {
      List {
        Text(verbatim: "\(tasks.filter { !$0.title.isEmpty }.count) named")
        ForEach($tasks) { $task in
          TextField("Task \(task.id)", text: $task.title)
            .swipeActions { Button("Done") { tasks.removeAll { $0.id == task.id } } }
        }
        .onDelete { tasks.remove(atOffsets: $0) }
        .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `a key in a row with edit actions sends nothing of the other rows`() {
    let screen = Screen(Tasks())
    _ = screen.html()
    screen.field("Task 3").type("x")
    let first = screen.patch()
    screen.field("Task 3").type("y")
    #expect(screen.patch() == "[1]")
    #expect(first.utf8.count < 40, "\(first)")
  }

  private struct Bound: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List($names, id: \.self, editActions: .all) { $name in Text(verbatim: name) }
    }
  }

  @Test func `edit actions change the bound collection`() {
    let screen = Screen(Bound())
    screen.text("a").moveRow(before: 3)
    screen.text("b").deleteRow()
    #expect(screen.texts == ["c", "a"])
  }
}

@Suite struct OffsetTests {
  @Test(arguments: [
    ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1], 1, "abcd"),
  ])
  func `moving keeps the order of what moves`(source: [Int], target: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: target)
    #expect(String(letters) == result)
  }

  @Test func `removing at offsets leaves the others`() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [0, 3])
    #expect(String(letters) == "bc")
  }
}
