import ViewGraph

/// The node of a `ForEach`: a row for each id, in the order of the data.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private(set) var view: ForEach<Data, ID, Content>
  private var rows: [ForEachRow<Data, ID, Content>] = []
  private let keeper: (any ElementKeeper)?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    keeper = view.elements?.makeKeeper()
    super.init(in: inputs.place)
    refreshElements()
    rebuild(currentData)
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    view = new
    if let keeper {
      keeper.adopt(new.elements)
      refreshElements()
    }
    apply(runsContent: true)
  }

  /// The bound collection changed; rows whose element changed are marked by their own locations.
  override func evaluate() {
    guard let keeper else { return }
    refreshElements()
    if keeper.takeOrderChanged() { apply(runsContent: false) }
  }

  private func refreshElements() {
    guard let keeper else { return }
    track {
      if keeper.mayReadObjects { observing { keeper.refresh() } } else { keeper.refresh() }
    }
  }

  override func observedObjectChanged() {
    keeper?.objectChanged()
    super.observedObjectChanged()
  }

  private var currentData: Data {
    (keeper?.currentData as? Data) ?? view.data
  }

  private func apply(runsContent: Bool) {
    let data = currentData
    if hasSameOrder(data) {
      guard runsContent else { return }
      var index = 0
      for element in data {
        rows[index].take(element)
        index += 1
      }
    } else {
      rebuild(data, runsContent: runsContent)
      elementsChanged()
    }
  }

  /// The usual case: the same ids in the same order.
  private func hasSameOrder(_ data: Data) -> Bool {
    guard data.count == rows.count else { return false }
    var index = 0
    for element in data {
      guard view.id(element) == rows[index].id else { return false }
      index += 1
    }
    return true
  }

  private func rebuild(_ data: Data, runsContent: Bool = true) {
    var known: [ID: ForEachRow<Data, ID, Content>] = [:]
    known.reserveCapacity(rows.count)
    for row in rows { known[row.id] = row }
    var seen = Set<ID>()
    seen.reserveCapacity(data.count)
    rows.removeAll(keepingCapacity: true)
    for element in data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        // Not which id: it may be what somebody typed.
        graph.report(
          "A ForEach in \(viewName) has two elements with the same id, a \(typeName(ID.self));"
            + " the second is not shown.")
        continue
      }
      if let row = known.removeValue(forKey: id) {
        if runsContent { row.take(element) }
        rows.append(row)
      } else {
        rows.append(ForEachRow(element, id: id, in: self))
      }
    }
    for gone in known.values { gone.unmount() }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override func addTraits(_ traits: inout RowTraits) {
    for edit in view.edits { traits.take(edit) }
  }

  override var detail: String { "\(rows.count) rows" }

  /// The position of a row, for delete and move actions.
  func offset(of row: Node) -> Int? { rows.firstIndex { $0 === row } }
}

/// One row of a `ForEach`: runs the content closure for its element, and again when something that
/// the closure read changed.
@MainActor
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  AnyViewNode, IndexedRow
{
  let id: ID
  private var element: Data.Element
  private var child: ViewNode<Content>?

  private var collection: ForEachNode<Data, ID, Content>? {
    guard let parent else { return nil }
    return unsafeDowncast(parent, to: ForEachNode<Data, ID, Content>.self)
  }

  init(_ element: Data.Element, id: ID, in owner: ForEachNode<Data, ID, Content>) {
    self.id = id
    self.element = element
    super.init(in: _ViewInputs(below: owner).place)
    run()
  }

  func take(_ new: Data.Element) {
    element = new
    run()
  }

  override func evaluate() { run() }

  private func run() {
    guard let collection else { return }
    graph.willRun(self)
    let content = track { observing { collection.view.content(element) } }
    if let child { child.update(content) } else { child = mount(content, _ViewInputs(below: self)) }
  }

  override var explicitID: AnyHashable? { AnyHashable(id) }

  override func mixID(into hash: inout PlaceHash) -> Bool {
    hash.mix(id: id)
    return true
  }

  var owner: AnyObject? { collection }

  var offset: Int? { collection?.offset(of: self) }

  override func addTraits(_ traits: inout RowTraits) {
    traits.row = self
    traits.tag = traits.tag ?? AnyHashable(id)
  }

  override func mixPosition(of child: AnyViewNode, into hash: inout PlaceHash) {}

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var label: String { "Row" }

  override var detail: String { "id: \(id)" }
}
