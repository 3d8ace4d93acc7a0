import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ObservedCollectionTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  @Observable final class Model {
    var rows = [Row(id: 1, text: "one"), Row(id: 2, text: "two"), Row(id: 3, text: "three")]
  }

  private struct RowView: View {
    @Binding var row: Row

    var body: some View {
      Text(verbatim: row.text)
      TextField("\(row.id)", text: $row.text)
    }
  }

  private struct Owning: View {
    @State private var model = Model()

    var body: some View {
      ForEach($model.rows) { $row in RowView(row: $row) }
      Actions(model: model)
    }
  }

  private struct Bound: View {
    @Bindable var model: Model

    var body: some View {
      List($model.rows) { $row in RowView(row: $row) }
      Actions(model: model)
    }
  }

  private struct FromEnvironment: View {
    @Environment(Model.self) private var model

    var body: some View {
      @Bindable var model = model
      ForEach($model.rows) { $row in RowView(row: $row) }
      Actions(model: model)
    }
  }

  private struct Actions: View {
    let model: Model

    var body: some View {
      Button("Rotate") { model.rows.append(model.rows.removeFirst()) }
      Button("Remove") { model.rows.removeFirst() }
      Button("Add") { model.rows.append(Row(id: 9, text: "nine")) }
      Button("Set") { model.rows[0].text = "set" }
    }
  }

  private func texts(on screen: FormworkTesting.Screen) -> [String] {
    screen.texts.filter { !["Rotate", "Remove", "Add", "Set"].contains($0) }
  }

  @Test(arguments: ["State", "Bindable", "Environment"])
  func `rows bound to an observable object follow insert, remove and move`(kind: String) {
    let screen =
      switch kind {
      case "State": Screen(Owning())
      case "Bindable": Screen(Bound(model: Model()))
      default: Screen(FromEnvironment().environment(Model()))
      }
    screen.button("Rotate").tap()
    #expect(texts(on: screen) == ["two", "three", "one"])
    screen.button("Remove").tap()
    #expect(texts(on: screen) == ["three", "one"])
    screen.button("Add").tap()
    #expect(texts(on: screen) == ["three", "one", "nine"])
    screen.button("Set").tap()
    #expect(texts(on: screen) == ["set", "one", "nine"])
    screen.field("9").type("!")
    #expect(texts(on: screen) == ["set", "one", "nine!"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a key in one of many observed rows does not search the others`() {
    let model = Model()
    model.rows = (0..<50).map { Row(id: $0, text: "") }
    let screen = Screen(Bound(model: model))
    screen.field("7").type("ab")
    screen.field("8").type("c")
    #expect(model.rows[7].text == "ab" && model.rows[8].text == "c")
  }

  /// Keeps the binding of a row beyond the row's life, as a sheet does.
  private struct Kept: View {
    @State private var rows = [Row(id: 1, text: "one"), Row(id: 2, text: "two")]

    var body: some View {
      ForEach($rows) { $row in
        Button("Shift \(row.id)") {
          rows.removeAll { $0.id == 1 }
          row.text += "!"
        }
      }
      Text(verbatim: rows.map(\.text).joined(separator: " "))
    }
  }

  @Test func `a write to a row that was removed in the same action is dropped`() {
    let screen = Screen(Kept())
    screen.button("Shift 1").tap()
    #expect(screen.text("two").exists)
  }

  @Test func `a write to a row that moved in the same action meets that row`() {
    let screen = Screen(Kept())
    screen.button("Shift 2").tap()
    #expect(screen.text("two!").exists)
  }
}
