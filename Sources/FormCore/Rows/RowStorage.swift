/// Where one row's element is: found by its id, wherever it stands in the list.
@MainActor final class RowStorage<Root, Element: Identifiable & Equatable>: RootStorage {
  let id: Element.ID
  /// The element that the row began with.
  var initial: Element
  /// Whether the form did not begin with this row.
  var isNew: Bool
  /// The last value of a row that was removed, for who still holds the row.
  private var last: Element?
  private weak var list: ElementList<Root, Element>?

  init(id: Element.ID, initial: Element, isNew: Bool, list: ElementList<Root, Element>) {
    self.isNew = isNew
    self.id = id
    self.initial = initial
    self.list = list
  }

  func remove(last element: Element) {
    last = element
    list = nil
  }

  func read<Result>(_ body: (Element) -> Result) -> Result {
    if let list, let index = list.index(of: id) { return list.readElement(at: index, body) }
    return body(last ?? initial)
  }

  func readInitial<Result>(_ body: (Element) -> Result) -> Result { body(initial) }

  func write(_ body: (inout Element) -> Void) {
    guard let list, let index = list.index(of: id) else { return }
    list.writeElement(at: index, body)
  }

  var number: Int? { list?.index(of: id) }

  func contentDidChange() { list?.elementDidChange(id) }

  func watchComputed() -> [() -> Void] { list?.node.table.watchComputed() ?? [] }
}
