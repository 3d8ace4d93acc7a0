import DisplayTree
import FormworkTesting
import Testing

@testable import SwiftUI

@MainActor @Suite struct RefusalTests {
  private struct Guarded: View {
    @State private var isOff = true
    @State private var text = "kept"
    @State private var taps = 0
    var body: some View {
      VStack {
        TextField("Field", text: $text).disabled(isOff)
        Button("Disabled") { taps += 1 }.disabled(true)
        Button("Invisible") { taps += 1 }.opacity(0)
        Text(verbatim: "\(taps) \(text)")
      }
    }
  }

  private func find(_ host: ViewHost, _ label: String) -> ElementID? {
    func search(_ element: Element) -> ElementID? {
      if element.kind == .button, element.children.first?.describe().text == label {
        return element.id
      }
      if element.describe().accessibility.label == label { return element.id }
      return element.children.lazy.compactMap(search).first
    }
    return host.tree.root.flatMap(search)
  }

  @Test(arguments: ["Disabled", "Invisible"])
  func `a button that nobody can press is not pressed from the wire`(label: String) throws {
    let host = ViewHost(Guarded())
    let id = try #require(find(host, label))
    #expect(!host.perform(.tap, on: id))
  }

  @Test func `text for a disabled field is refused, and the browser is told what stands`() throws {
    let host = ViewHost(Guarded())
    host.tree.markAllRendered()
    let id = try #require(find(host, "Field"))
    #expect(!host.perform(.input("forged"), on: id))
    host.settle()
    let changes = host.tree.takeChanges()
    #expect(changes.elements.map { $0.element.id } == [id])
    #expect(changes.elements.first?.aspects == .value)
    #expect(changes.elements.first?.element.describe().field?.value == "kept")
  }

  @Test func `an element that left the screen takes nothing`() {
    let host = ViewHost(Guarded())
    #expect(!host.perform(.tap, on: ElementID(9_999)))
  }
}
