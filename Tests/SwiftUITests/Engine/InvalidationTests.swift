import FormworkTesting
import SwiftUI
import Testing

/// Counts the runs of bodies by name; shared by the views of one test.
@MainActor final class RunCounter {
  private(set) var runs: [String: Int] = [:]

  func ran(_ name: String) -> EmptyView {
    runs[name, default: 0] += 1
    return EmptyView()
  }

  subscript(name: String) -> Int { runs[name, default: 0] }
}

extension RunCounter: Equatable {
  nonisolated static func == (a: RunCounter, b: RunCounter) -> Bool { a === b }
}

@MainActor @Suite struct InvalidationTests {
  private struct Parent: View {
    let counter: RunCounter
    @State private var text = ""
    var body: some View {
      let _ = counter.ran("parent")
      Child(counter: counter, text: $text)
    }
  }

  private struct Child: View {
    let counter: RunCounter
    @Binding var text: String
    var body: some View {
      let _ = counter.ran("child")
      TextField("Text", text: $text)
      Text(verbatim: text)
    }
  }

  @Test func `a parent that only passes a binding down never runs again`() {
    let counter = RunCounter()
    let screen = Screen(Parent(counter: counter))
    screen.field("Text").type("abc")
    #expect(screen.texts == ["abc"])
    #expect(counter["parent"] == 1)
    #expect(counter["child"] == 4)
  }

  @Observable final class Model {
    var first = ""
    var second = ""
  }

  private struct Reader: View {
    let counter: RunCounter
    let model: Model
    let name: String
    let path: KeyPath<Model, String>
    var body: some View {
      let _ = counter.ran(name)
      Text(verbatim: "\(name)=\(model[keyPath: path])")
    }
  }

  @Test func `a change of one observable property runs only its readers`() {
    let counter = RunCounter()
    let model = Model()
    let screen = Screen(
      VStack {
        Reader(counter: counter, model: model, name: "first", path: \.first)
        Reader(counter: counter, model: model, name: "second", path: \.second)
      })
    model.second = "x"
    screen.settle()
    #expect(screen.texts == ["first=", "second=x"])
    #expect(counter["first"] == 1)
    #expect(counter["second"] == 2)
  }

  struct Level: EnvironmentKey { static var defaultValue: Int { 0 } }

  private struct LevelReader: View {
    let counter: RunCounter
    @Environment(\.testLevel) private var level
    var body: some View {
      let _ = counter.ran("reader")
      Text(verbatim: "level \(level)")
    }
  }

  private struct Bystander: View {
    let counter: RunCounter
    var body: some View {
      let _ = counter.ran("bystander")
      Text("by")
    }
  }

  private struct LevelHost: View {
    let counter: RunCounter
    @State private var level = 1
    var body: some View {
      VStack {
        LevelReader(counter: counter)
        Bystander(counter: counter)
        Button("up") { level += 1 }
      }
      .environment(\.testLevel, level)
    }
  }

  @Test func `a change of an environment value runs only its readers`() {
    let counter = RunCounter()
    let screen = Screen(LevelHost(counter: counter))
    screen.button("up").tap()
    #expect(screen.texts == ["level 2", "by"])
    #expect(counter["reader"] == 2)
    #expect(counter["bystander"] == 1)
  }

  private struct Person: Equatable {
    var name = ""
    var town = ""
  }

  private struct PartReader: View {
    let counter: RunCounter
    let name: String
    @Binding var text: String
    var body: some View {
      let _ = counter.ran(name)
      TextField(name, text: $text)
    }
  }

  private struct Parts: View {
    let counter: RunCounter
    @State private var person = Person()
    var body: some View {
      let _ = counter.ran("form")
      PartReader(counter: counter, name: "name", text: $person.name)
      PartReader(counter: counter, name: "town", text: $person.town)
    }
  }

  @Test func `a reader of a part runs only when that part changed`() {
    let counter = RunCounter()
    let screen = Screen(Parts(counter: counter))
    screen.field("name").type("ab")
    #expect(counter.runs == ["form": 1, "name": 1, "town": 1])
    #expect(screen.field("name").value == "ab")
    #expect(screen.field("town").value == "")
  }

  private struct BoundRow: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  private struct BoundRows: View {
    let counter: RunCounter
    @State private var rows = (0..<5).map { BoundRow(id: $0) }
    var body: some View {
      let _ = counter.ran("form")
      ForEach($rows) { $row in
        let _ = counter.ran("row \(row.id)")
        TextField("row \(row.id)", text: $row.text)
      }
      Button("drop") { rows.removeFirst() }
      Button("all") { for index in rows.indices { rows[index].text = "all" } }
    }
  }

  @Test func `ForEach over a binding runs only the row whose element changed`() {
    let counter = RunCounter()
    let screen = Screen(BoundRows(counter: counter))
    screen.field("row 3").type("x")
    #expect(counter["form"] == 1)
    #expect(counter["row 3"] == 2)
    #expect(counter["row 2"] == 1)
    screen.button("drop").tap()
    #expect(screen.field("row 3").value == "x")
    screen.field("row 4").type("y")
    #expect(screen.field("row 4").value == "y")
    screen.button("all").tap()
    #expect(screen.field("row 1").value == "all")
    #expect(screen.field("row 4").value == "all")
    #expect(screen.brokenInvariants == [])
  }

  private struct IndexRows: View {
    @State private var rows = (0..<3).map { BoundRow(id: $0) }
    var body: some View {
      ForEach(rows.indices, id: \.self) { index in
        TextField("row \(index)", text: $rows[index].text)
      }
      Text(verbatim: rows.map(\.text).joined(separator: ","))
      Button("drop") { rows.removeLast() }
    }
  }

  @Test func `bindings by index write where they stand and outlive the row's removal`() {
    let screen = Screen(IndexRows())
    screen.field("row 1").type("mid")
    #expect(screen.texts == [",mid,"])
    screen.button("drop").tap()
    #expect(screen.texts == [",mid"])
    #expect(!screen.field("row 2").exists)
  }

  final class Legacy: ObservableObject {
    @Published var name = ""
    @Published var count = 0
  }

  private struct LegacyForm: View {
    @StateObject private var model = Legacy()
    var body: some View {
      VStack {
        TextField("Name", text: $model.name)
        LegacyLabel(model: model)
        Button("count") { model.count += 1 }
      }
    }
  }

  private struct LegacyLabel: View {
    @ObservedObject var model: Legacy
    var body: some View { Text(verbatim: "\(model.name) \(model.count)") }
  }

  @Test func `an observable object updates the views that hold it`() {
    let screen = Screen(LegacyForm())
    screen.field("Name").type("ada")
    screen.button("count").tap()
    #expect(screen.texts == ["ada 1"])
    #expect(screen.field("Name").value == "ada")
  }
}

extension EnvironmentValues {
  var testLevel: Int {
    get { self[InvalidationTests.Level.self] }
    set { self[InvalidationTests.Level.self] = newValue }
  }
}
