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

  /// Whether an element ever had this id. Ids rise, so a probe tells how far they got; it runs
  /// only for events whose element is not there.
  func hasGivenOut(_ id: ElementID) -> Bool {
    let probe = Element(.box, in: self, source: ProbeSource.shared)
    remove(probe)
    return id.rawValue >= 1 && id < probe.id
  }
}

/// Stands behind an element that is never shown.
private final class ProbeSource: ElementSource {
  @MainActor static let shared = ProbeSource()

  func describe(_ element: Element, into description: inout Description) {}

  func perform(_ action: Action, on element: Element) -> Bool { false }
}
