/// The elements on one person's screen, with a record of what changed since it was last asked.
///
/// Invariant: every element reachable from the root is registered, has the right parent, and its
/// `fills` equal what its kind, sizing and children give (`brokenInvariants`).
@MainActor package final class Tree {
  package private(set) var root: Element?
  /// Things to do on the page beside changing it: move focus, open a link.
  package private(set) var effects: [Effect] = []
  /// What the system says, in the session's language.
  package var say: (SystemWord) -> String = { $0.rawValue }
  /// What the renderer of this tree remembers between two calls.
  package var rendererState: AnyObject?
  private var nextID: Int32 = 1
  private var elements = ElementTable()
  private var changed: [Element] = []
  private var restructured: [Restructure] = []
  private var moved: [Element] = []
  private var departures: [ElementID: Departure] = [:]

  package init() {}

  package func setRoot(_ element: Element) {
    root = element
    updateFills(below: element)
  }

  package func element(_ id: ElementID) -> Element? {
    elements[id]
  }

  package var count: Int { elements.count }

  /// Whether an element ever had this id; ids rise and are never given out twice.
  package func hasGivenOut(_ id: ElementID) -> Bool { id.rawValue >= 1 && id.rawValue < nextID }

  package func request(_ effect: Effect) {
    effects.append(effect)
  }

  /// Asks for the text of a field to be replaced, whatever was typed meanwhile.
  package func resetText(of field: Element) {
    guard !field.isNew, !effects.contains(.reset(field.id)) else { return }
    effects.append(.reset(field.id))
  }

  /// Whether a field's text is to be replaced.
  package var resetsText: Bool {
    effects.contains { if case .reset = $0 { true } else { false } }
  }

  /// Forgets an element that left the screen.
  package func remove(_ element: Element) {
    element.orphanChildren()
    elements[element.id] = nil
  }

  /// Says how an element that leaves in this pass is seen off.
  package func depart(_ element: Element, _ departure: Departure) {
    if !element.isNew { departures[element.id] = departure }
  }

  /// Hands over what changed and starts a new record.
  ///
  /// What left the page is new when it comes back: the renderer draws it whole.
  package func takeChanges() -> Changes {
    defer {
      for element in changed { element.changed = [] }
      changed.removeAll(keepingCapacity: true)
      restructured.removeAll(keepingCapacity: true)
      moved.removeAll(keepingCapacity: true)
      departures.removeAll(keepingCapacity: true)
      effects.removeAll(keepingCapacity: true)
    }
    for restructure in restructured {
      for element in restructure.before where !isInTree(element) { markAbsent(element) }
    }
    let alive = changed.filter { elements[$0.id] != nil && !$0.isNew }
    return Changes(
      elements: alive.map { ($0, $0.changed) },
      restructured: restructured.filter { !$0.element.isNew && isInTree($0.element) },
      moved: moved.filter { !$0.isNew && isInTree($0) && !isBack($0) }, departures: departures,
      effects: effects)
  }

  /// Whether an element left its parent and came back.
  private func isBack(_ element: Element) -> Bool {
    restructured.contains { restructure in
      restructure.element === element.parent && restructure.before.contains { $0 === element }
    }
  }

  private func isInTree(_ element: Element) -> Bool {
    var top = element
    while let parent = top.parent { top = parent }
    return top === root
  }

  /// What has found another place meanwhile is not absent.
  private func markAbsent(_ element: Element) {
    element.isNew = true
    for child in element.children where child.parent === element { markAbsent(child) }
  }

  /// Says that everything now on screen is known to the renderer.
  package func markAllRendered() {
    _ = takeChanges()
    if let root { markRendered(root) }
  }

  package func markRendered(_ element: Element) {
    element.isNew = false
    for child in element.children { markRendered(child) }
  }

  func adopt() -> ElementID {
    defer { nextID += 1 }
    return ElementID(nextID)
  }

  func register(_ element: Element) {
    elements[element.id] = element
  }

  func mark(_ element: Element, _ aspects: Aspects) {
    guard !element.isNew, !element.changed.isSuperset(of: aspects) else { return }
    if element.changed.isEmpty { changed.append(element) }
    element.changed.formUnion(aspects)
  }

  func childMoved(_ child: Element) {
    guard !moved.contains(where: { $0 === child }) else { return }
    moved.append(child)
  }

  func childrenChanged(of element: Element, from old: Element.Children) {
    if !element.isNew, !element.changed.contains(.children) {
      restructured.append(Restructure(element: element, before: Array(old)))
      mark(element, .children)
    }
    updateFills(below: element)
    updateFills(from: element)
  }
}
