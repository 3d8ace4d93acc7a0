import Testing

@testable import ViewGraph

private struct Row: Equatable {
  var id = 0
  var text = ""
}

private func address(of location: StateLocation<[Row]>) -> UnsafeRawPointer? {
  location.peekPart(\.self).withUnsafeBytes { $0.baseAddress }
}

@MainActor @Suite struct LocationTests {
  @Test func `a write through a path changes the array where it stands`() {
    let rows = StateLocation((0..<100).map { Row(id: $0) })
    rows.modify { $0[0].text = "unshare" }
    let before = address(of: rows)
    PathLocation(ItemLocation(rows, at: 3), \.text).set("x")
    #expect(rows.peek()[3].text == "x")
    #expect(address(of: rows) == before)
  }

  @Test func `a write through an element's location changes the array where it stands`() {
    let rows = StateLocation((0..<100).map { Row(id: $0) })
    rows.modify { $0[0].text = "unshare" }
    let before = address(of: rows)
    PathLocation(ElementLocation(rows, at: 5, element: rows.peek()[5]), \.text).set("x")
    #expect(rows.peek()[5].text == "x")
    #expect(address(of: rows) == before)
  }
}
