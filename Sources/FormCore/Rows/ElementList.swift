import Foundation

/// The rows of one list: a group of fields per element id.
///
/// State follows the id through every change of the list; a row that is removed takes its state,
/// its running rules and its observers with it. The rows stand in the list's order, so an index is
/// looked up, never searched.
///
/// Invariant: `indexes` fits the current value; `tables` has no id that `indexes` lacks.
final class ElementList<Root, Element: Identifiable & Equatable>: ListOfRows {
  unowned let node: FieldNode<Root, [Element]>
  private(set) var ids: [Element.ID] = []
  private var indexes: [Element.ID: Int] = [:]
  private var tables: [Element.ID: FieldTable<Element>] = [:]
  private var storages: [Element.ID: RowStorage<Root, Element>] = [:]
  private var templates: [(Row<Element>) -> Void] = []
  private var initialIndexes: [Element.ID: Int] = [:]
  private var dirtyIDs: Set<Element.ID> = []
  private var isOrderDirty = false

  init(_ node: FieldNode<Root, [Element]>) {
    self.node = node
    reindex(node.current)
    initialValuesDidChange()
  }

  var isDirty: Bool { isOrderDirty || !dirtyIDs.isEmpty }

  // MARK: Rows

  func index(of id: Element.ID) -> Int? { indexes[id] }

  /// The fields of one row, made when they are first asked for.
  func table(of id: Element.ID) -> FieldTable<Element>? {
    if let known = tables[id] { return known }
    guard let index = indexes[id] else { return nil }
    let known = initialElement(id)
    let initial = known ?? node.table.storage.read { $0[keyPath: node.path][index] }
    let storage = RowStorage(id: id, initial: initial, isNew: known == nil, list: self)
    let table = FieldTable<Element>(form: node.form, list: node, storage: storage)
    storages[id] = storage
    tables[id] = table
    let row = Row(id: id, form: node.form, table: table)
    templates.forEach { $0(row) }
    return table
  }

  func row(_ id: Element.ID) -> Row<Element>? {
    table(of: id).map { Row(id: id, form: node.form, table: $0) }
  }

  /// Declares something for each row, also for those that come later.
  func addTemplate(_ template: @escaping (Row<Element>) -> Void) {
    node.form.update {
      let known = Array(tables.keys)
      templates.append(template)
      known.compactMap(row).forEach(template)
      makeMissingRows()
    }
  }

  /// Rules must run for rows that nobody has asked for yet.
  private func makeMissingRows() {
    guard !templates.isEmpty else { return }
    for id in ids where tables[id] == nil { _ = table(of: id) }
  }

  // MARK: Elements in place

  func readElement<Result>(at index: Int, _ body: (Element) -> Result) -> Result {
    node.table.storage.read { body($0[keyPath: node.path][index]) }
  }

  func writeElement(at index: Int, _ body: (inout Element) -> Void) {
    node.table.storage.write { body(&$0[keyPath: node.path][index]) }
  }

  func elementDidChange(_ id: Element.ID) {
    if let index = indexes[id], readElement(at: index, { $0.id }) != id {
      return idDidChange(from: id, at: index)
    }
    refreshDirty(id)
    passOn()
  }

  private func passOn() {
    node.partDidChange()
    node.containers.forEach { $0.object?.partDidChange() }
    node.table.storage.contentDidChange()
  }

  /// An id was written through a field: the row is another one from now on.
  private func idDidChange(from id: Element.ID, at index: Int) {
    remove(id, last: readElement(at: index) { $0 })
    takeOrder(node.current)
    passOn()
  }

  // MARK: Changes of the list

  func valueDidChange(from old: [Element], to new: [Element], isEdit: Bool) {
    let oldIndexes = indexes
    let isOrderNew = old.map(\.id) != new.map(\.id)
    if isOrderNew { reindex(new) }
    for (id, table) in tables {
      guard let oldIndex = oldIndexes[id] else { continue }
      guard let index = indexes[id] else {
        remove(id, last: old[oldIndex])
        continue
      }
      node.form.comparisons += 1
      if old[oldIndex] != new[index] {
        table.rootDidChange(from: old[oldIndex], to: new[index], isEdit: isEdit)
      }
    }
    refreshAllDirty(new)
    guard isOrderNew else { return }
    announceOrder()
  }

  private func takeOrder(_ elements: [Element]) {
    reindex(elements)
    refreshAllDirty(elements)
    announceOrder()
  }

  private func announceOrder() {
    node.changes.insert(.rows)
    node.form.summaryDidChange()
    makeMissingRows()
  }

  /// Of two elements with one id the first is the row.
  private func reindex(_ elements: [Element]) {
    ids = []
    indexes = [:]
    for (index, element) in elements.enumerated() where indexes[element.id] == nil {
      ids.append(element.id)
      indexes[element.id] = index
    }
  }

  /// The place first: lists inside the row read their last value through it.
  private func remove(_ id: Element.ID, last: Element) {
    storages.removeValue(forKey: id)?.remove(last: last)
    tables.removeValue(forKey: id)?.detach()
    dirtyIDs.remove(id)
  }

  func leave() {
    for (id, index) in indexes where tables[id] != nil {
      remove(id, last: readElement(at: index) { $0 })
    }
  }

  // MARK: Dirty

  func initialValuesDidChange() {
    initialIndexes = [:]
    for (index, element) in node.initial.enumerated() where initialIndexes[element.id] == nil {
      initialIndexes[element.id] = index
    }
    for (id, storage) in storages {
      let known = initialElement(id)
      storage.initial = known ?? storage.read { $0 }
      storage.isNew = known == nil
      tables[id]?.states.forEach { $0.rows?.initialValuesDidChange() }
    }
    refreshAllDirty(node.current)
  }

  private func initialElement(_ id: Element.ID) -> Element? {
    guard let index = initialIndexes[id] else { return nil }
    return node.table.storage.readInitial { root in
      let elements = root[keyPath: node.path]
      return elements.indices.contains(index) ? elements[index] : nil
    }
  }

  private func refreshDirty(_ id: Element.ID) {
    guard let index = indexes[id], let initial = initialElement(id) else { return }
    node.form.comparisons += 1
    if readElement(at: index, { $0 != initial }) {
      dirtyIDs.insert(id)
    } else {
      dirtyIDs.remove(id)
    }
  }

  private func refreshAllDirty(_ elements: [Element]) {
    let initial = node.initial
    isOrderDirty =
      elements.count != initial.count
      || !zip(elements, initial).allSatisfy { $0.id == $1.id }
    dirtyIDs = []
    for (id, index) in indexes {
      guard let initialIndex = initialIndexes[id], initial.indices.contains(initialIndex) else {
        continue
      }
      node.form.comparisons += 1
      if elements[index] != initial[initialIndex] { dirtyIDs.insert(id) }
    }
  }

  // MARK: The form's passes over all rows

  func collect(into all: inout [FieldState]) {
    for id in ids { tables[id]?.collect(into: &all) }
  }

  func markAll(_ work: FieldState.Work) {
    tables.values.forEach { $0.markAll(work) }
  }

  func forgetWhatWasDone() {
    for table in tables.values {
      table.states.forEach { state in
        state.forgetWhatWasDone()
        state.rows?.forgetWhatWasDone()
      }
    }
  }

  func normalize(_ elements: inout [Element]) {
    forEachRow(of: &elements) { $0.normalize(&$1) }
  }

  func removeSecrets(from elements: inout [Element]) {
    forEachRow(of: &elements) { $0.removeSecrets(from: &$1) }
  }

  func restoreSecrets(in elements: inout [Element]) {
    forEachRow(of: &elements) { $0.restoreSecrets(in: &$1) }
  }

  /// Elements whose row was removed are laid out, too: a reset brings them back.
  func layOut(_ elements: inout [Element], from old: Locale, to new: Locale) {
    forEachRow(of: &elements) { $0.layOut(&$1, from: old, to: new) }
    guard !templates.isEmpty || !tables.isEmpty else { return }
    for index in elements.indices where tables[elements[index].id] == nil {
      var element = elements[index]
      withPassingTable(of: element) { $0.layOut(&element, from: old, to: new) }
      if element != elements[index] { elements[index] = element }
    }
  }

  /// What the templates declare for an element that is no row now, and what views declared for one that is;
  /// the table leaves at once.
  private func withPassingTable(of element: Element, _ body: (FieldTable<Element>) -> Void) {
    node.form.update {
      let storage = RowStorage(id: element.id, initial: element, isNew: true, list: self)
      storage.remove(last: element)
      let table = FieldTable<Element>(form: node.form, list: node, storage: storage)
      let row = Row(id: element.id, form: node.form, table: table)
      templates.forEach { $0(row) }
      tables.values.first?.passFormats(to: table)
      body(table)
      table.detach()
    }
  }

  /// The elements may be others than the current ones, so rows are found by id.
  private func forEachRow(
    of elements: inout [Element], _ body: (FieldTable<Element>, inout Element) -> Void
  ) {
    for index in elements.indices {
      guard let table = tables[elements[index].id] else { continue }
      var element = elements[index]
      body(table, &element)
      if element != elements[index] { elements[index] = element }
    }
  }
}
