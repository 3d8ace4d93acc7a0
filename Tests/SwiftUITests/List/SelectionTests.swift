import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct SelectionTests {
  private struct One: View {
    @State private var selection: Int?
    var body: some View {
      VStack {
        Text(verbatim: selection.map { "chosen \($0)" } ?? "none")
        List(0..<3, selection: $selection) { Text(verbatim: "row \($0)") }
      }
    }
  }

  @Test func `a tap selects a row, and another takes its place`() {
    let screen = Screen(One())
    screen.text("row 1").row.tap()
    #expect(screen.text("row 1").row.isSelected)
    screen.text("row 2").row.tap()
    #expect(!screen.text("row 1").row.isSelected)
    #expect(screen.text("row 2").row.isSelected)
    #expect(screen.text("chosen 2").exists)
  }

  private struct Several: View {
    @State private var selection: Set<Int> = [0]
    var body: some View {
      VStack {
        Text(verbatim: "\(selection.sorted())")
        List(selection: $selection) {
          Section { ForEach(0..<3) { Text(verbatim: "row \($0)").selectionDisabled($0 == 2) } }
        }
      }
    }
  }

  @Test func `taps take rows in and out of a set, in sections too`() {
    let screen = Screen(Several())
    #expect(screen.text("row 0").row.isSelected)
    screen.text("row 1").row.tap()
    screen.text("row 0").row.tap()
    #expect(screen.text("[1]").exists)
    #expect(!screen.text("row 0").row.isSelected)
    #expect(!screen.text("row 2").row.canTap)
  }
}

extension SelectionTests {
  private struct Tagged: View {
    @State private var selection: String?
    var body: some View {
      VStack {
        Text(verbatim: selection ?? "none")
        List(selection: $selection) {
          Text("First").tag("one")
          Text("Untagged")
        }
      }
    }
  }

  @Test func `a row is selected by its tag, and one without cannot be`() {
    let screen = Screen(Tagged())
    screen.text("First").row.tap()
    #expect(screen.text("one").exists)
    #expect(!screen.text("Untagged").row.canTap)
  }
}
