import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ReplayKeyTests {
  private struct Steps: View {
    let isFirst: Bool

    var body: some View {
      Form {
        if isFirst {
          TextField("E-mail", text: .constant(""))
        } else {
          TextField("Code", text: .constant(""))
        }
        ForEach(["a", "b"], id: \.self) { TextField($0, text: .constant("")) }
        HStack {
          TextField("First", text: .constant(""))
          TextField("Second", text: .constant(""))
        }
      }
    }
  }

  /// The keys of the fields, in order.
  private func keys(of screen: Screen) -> [String] {
    screen.html().matches(of: /data-k="([^"]+)"/).map { String($0.output.1) }
  }

  @Test func `each field has a key of its own, the same on every screen`() {
    let keys = keys(of: Screen(Steps(isFirst: true)))
    #expect(keys.count == 5)
    #expect(Set(keys).count == 5)
    #expect(self.keys(of: Screen(Steps(isFirst: true))) == keys)
  }

  @Test func `what two like modifiers show had one key`() {
    let view = Text("x")
      .popover(isPresented: .constant(true)) { TextField("Inner", text: .constant("")) }
      .popover(isPresented: .constant(true)) { TextField("Outer", text: .constant("")) }
      .searchable(text: .constant(""))
      .searchable(text: .constant(""))
      .sheet(isPresented: .constant(true)) { TextField("Sheet", text: .constant("")) }
    let keys = keys(of: Screen(view))
    #expect(keys.count == 5)
    #expect(Set(keys).count == 5)
  }

  @Test func `what was typed in one branch is not put back into the other`() {
    let first = keys(of: Screen(Steps(isFirst: true)))
    let second = keys(of: Screen(Steps(isFirst: false)))
    #expect(first.first != second.first)
    #expect(first.dropFirst() == second.dropFirst())
  }
}
