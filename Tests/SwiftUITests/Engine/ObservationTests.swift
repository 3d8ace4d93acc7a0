import FormworkTesting
import SwiftUI
import Testing

/// What bodies leave behind in the objects that they observe.
@MainActor @Suite struct ObservationLeftoverTests {
  @Observable final class Model {
    var name = "a"
    var isLong = false
  }

  private struct Reader: View {
    let model: Model
    @State private var tick = 0

    var body: some View {
      VStack {
        Text(verbatim: "\(model.name) \(tick)")
        Button("Tick") { tick += 1 }
      }
    }
  }

  private struct Rows: View {
    let model: Model
    @State private var first = 0

    var body: some View {
      VStack {
        ForEach(first..<first + 3, id: \.self) { Row(model: model, number: $0) }
        Button("Next") { first += 3 }
      }
    }
  }

  private struct Row: View {
    let model: Model
    let number: Int
    var body: some View { Text(verbatim: "\(model.name) \(number)") }
  }

  /// How often the objects call back when the closure changes something.
  private func reports(_ change: () -> Void) -> Int {
    let before = ObservedChange.count
    change()
    return ObservedChange.count - before
  }

  @Test func `10 000 runs of a body leave no registration of the runs before`() {
    let model = Model()
    let screen = Screen(Reader(model: model))
    let tick = screen.button("Tick")
    for _ in 0..<10_000 { tick.tap() }
    #expect(reports { model.name = "b" } <= 2)
    screen.settle()
    #expect(screen.text("b 10000").exists)
    tick.tap()
    model.name = "c"
    screen.settle()
    #expect(screen.text("c 10001").exists)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `rows that left leave no registration in the model that they read`() {
    let model = Model()
    let screen = Screen(Rows(model: model))
    for _ in 0..<100 { screen.button("Next").tap() }
    #expect(reports { model.name = "b" } <= 2 * 3)
    screen.settle()
    #expect(screen.text("b 302").exists)
  }

  @Test func `a screen that closed leaves nothing in a model that lives on`() {
    let model = Model()
    for _ in 0..<20 { _ = Screen(Reader(model: model)) }
    #expect(reports { model.name = "b" } <= 2)
  }
}
