import DisplayTree

extension Patch {
  mutating func add(_ effect: Effect) {
    switch effect {
    case .focus(let id): begin("f", id ?? ElementID(0))
    case .reveal(let id, let anchor):
      begin("s", id)
      if let anchor { place(anchor) }
    case .reset(let id): return reset(id)
    case .announce(let text): begin("l", with: text)
    case .copy(let text): begin("k", with: text)
    case .open(let address):
      guard let safe = SafeAddress(address) else { return }
      begin("o", with: safe.text)
    case .title(let title): begin("T", with: title)
    case .location(let path, let push):
      begin("u", with: path)
      ops.raw(push ? ",1" : ",0")
    }
    end()
  }

  /// Where the element comes to stand in what scrolls, down the page and along the line: CSSOM View
  /// knows the beginning, the middle and the end.
  private mutating func place(_ anchor: Anchor) {
    for share in [anchor.y, anchor.x] {
      ops.raw(share < 0.25 ? ",\"start\"" : share > 0.75 ? ",\"end\"" : ",\"center\"")
    }
  }

  private mutating func reset(_ id: ElementID) {
    guard let element = renderer.tree.element(id) else { return }
    field("V", element, element.describe())
  }

  private mutating func begin(_ op: StaticString, with text: String) {
    ops.raw(",[\"")
    ops.raw(op)
    ops.byte(0x22)
    argument(text)
  }
}
