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

  @Test func `what was typed in one branch is not put back into the other`() {
    let first = keys(of: Screen(Steps(isFirst: true)))
    let second = keys(of: Screen(Steps(isFirst: false)))
    #expect(first.first != second.first)
    #expect(first.dropFirst() == second.dropFirst())
  }
}
