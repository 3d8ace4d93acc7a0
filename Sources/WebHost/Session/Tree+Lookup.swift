import DisplayTree

extension Tree {
  /// The controls that carry a replay key, and whether they take text; the first of equal keys.
  func controlsByReplayKey() -> [String: (id: ElementID, takesText: Bool)] {
    var controls: [String: (id: ElementID, takesText: Bool)] = [:]
    var rest = root.map { [$0] } ?? []
    while let element = rest.popLast() {
      let description = element.describe()
      if let key = description.replayKey, controls[key] == nil {
        controls[key] = (element.id, description.actions.contains(.input))
      }
      rest.append(contentsOf: element.children.reversed())
    }
    return controls
  }
}
