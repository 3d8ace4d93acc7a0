import DisplayTree

extension Patch {
  /// Sees off what leaves with a transition: `["r",id,{end,duration,delay,easing}]`.
  ///
  /// It comes before anything else moves, so that the element leaves from where it stood.
  mutating func depart(_ restructure: Restructure, _ departures: [ElementID: Departure]) {
    guard !departures.isEmpty, isUntouched(restructure.element) else { return }
    for element in restructure.element.main(restructure.before) where element.isNew {
      guard let departure = departures[element.id] else { continue }
      let end = departure.transition.end
      guard !end.isEmpty else { continue }
      departing.insert(element.id)
      begin("r", element)
      ops.raw(",{\"end\":{")
      for (index, (property, value)) in end.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { ops.byte(0x2C) }
        ops.json(property)
        ops.byte(0x3A)
        ops.json(value)
      }
      ops.raw("},\"duration\":")
      ops.number(milliseconds(departure.curve.wholeDuration))
      ops.raw(",\"delay\":")
      ops.number(milliseconds(departure.curve.delay))
      ops.raw(",\"easing\":\"")
      ops.timing(departure.curve)
      ops.raw("\"}")
      self.end()
    }
  }
}

extension Transition {
  /// What the element looks like when it is gone, by CSS property.
  fileprivate var end: [String: String] {
    switch self {
    case .identity: [:]
    case .opacity: ["opacity": "0"]
    case .scale(let scale, let anchor): Self.shrunk(to: scale, around: anchor)
    case .move(let edge): ["translate": edge.beyond]
    case .slide: ["translate": Presentation.Edge.trailing.beyond]
    case .push(let edge): ["translate": edge.beyond, "opacity": "0"]
    case .combined(let first, let second): first.end.merging(second.end) { $1 }
    }
  }
}

extension Transition {
  private static func shrunk(to scale: Double, around anchor: Anchor) -> [String: String] {
    guard anchor != .center else { return ["scale": "\(scale)"] }
    var origin = Markup()
    origin.position(anchor)
    return ["scale": "\(scale)", "transformOrigin": origin.string]
  }
}

extension Presentation.Edge {
  /// One length of the element beyond the edge; `--d` is -1 where text runs from right to left.
  fileprivate var beyond: String {
    switch self {
    case .top: "0 -100%"
    case .bottom: "0 100%"
    case .leading: "calc(-100% * var(--d))"
    case .trailing: "calc(100% * var(--d))"
    }
  }
}

private func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
