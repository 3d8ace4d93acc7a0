import DisplayTree
import ViewGraph

/// A container whose outermost elements are rows: a form, a list, a section in one.
@MainActor protocol RowsView: ContainerView {}

extension RowsView {
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RowsNode(view, inputs))
  }
}

/// A node that keeps a row for each of its elements.
@MainActor protocol RowKeeper: AnyObject {
  /// Asks the modifiers of a row's content anew what the row is like.
  func refresh(_ row: Element)
  func refreshAll()
}

/// The node of a container of rows. Each outermost element stands in a row of its own, which is
/// tied to it and moves with it; sections and what is presented stand for themselves.
@MainActor final class RowsNode<V: RowsView>: ContainerNode<V>, RowKeeper {
  private var rows: [ElementID: Row] = [:]
  /// Rows by their own id.
  private var byRow: [ElementID: Row] = [:]
  /// The few rows that have views of their own beside their content.
  private var extended: [Row] = []

  override func syncChildren() { element.setChildren(arrange(contentElements)) }

  private func arrange(_ elements: [Element]) -> [Element] {
    var kept: [ElementID: Row] = [:]
    kept.reserveCapacity(elements.count)
    let children = elements.map { content in
      guard content.innermost.kind.standsInRow else { return content }
      let row = rows.removeValue(forKey: content.id) ?? makeRow(content)
      kept[content.id] = row
      return row.element
    }
    for gone in rows.values { forget(gone) }
    rows = kept
    return children
  }

  private func makeRow(_ content: Element) -> Row {
    let row = Row(Element(.row, in: tree, source: self), content, traits(of: content))
    byRow[row.element.id] = row
    layOut(row)
    return row
  }

  private func forget(_ row: Row) {
    byRow[row.element.id] = nil
    for extra in row.extras { extra.node.unmount() }
    extended.removeAll { $0 === row }
    tree.remove(row.element)
  }

  // MARK: Traits

  /// Asks everything between the content and the list.
  private func traits(of content: Element) -> RowTraits {
    var traits = RowTraits()
    var node = content.innermost.source as? AnyViewNode
    while let current = node, current.rowKeeping != .list {
      current.addTraits(&traits)
      node = current.parentView
    }
    return traits
  }

  override var rowKeeping: RowKeeping { element.kind == .section ? .section : .list }

  /// Views inside know that they stand in a row.
  override var childInputs: _ViewInputs { _ViewInputs(below: self, scope: rowScope) }

  private lazy var rowScope: EnvironmentScope = {
    let scope = EnvironmentScope(parent: self.scope)
    var values = EnvironmentValues()
    values.isInList = true
    for (key, override) in values.overrides { override.store(in: scope, for: key) }
    return scope
  }()

  func refresh(_ element: Element) {
    guard let row = byRow[element.id] else { return }
    let could = (row.traits.canDelete, row.traits.canMove)
    row.traits = traits(of: row.content)
    layOut(row)
    let isRedrawn = could != (row.traits.canDelete, row.traits.canMove)
    element.mark(isRedrawn ? .structure : .decoration)
  }

  func refreshAll() {
    for row in rows.values { refresh(row.element) }
  }

  override func evaluate() {
    super.evaluate()
    for row in rows.values where row.isSelected != isSelected(row) {
      row.isSelected.toggle()
      row.element.mark(.decoration)
    }
  }

  // MARK: Extras

  /// Puts the views that the traits ask for into the row: a background behind, actions beside.
  private func layOut(_ row: Row) {
    let background = row.traits.background.paint == nil ? row.traits.background : nil
    place(.background, background, in: row) { LayerContent(background: $0) }
    place(.leading, row.traits.leadingActions, in: row) { Part(.actions, $0) }
    place(.trailing, row.traits.trailingActions, in: row) { Part(.actions, $0) }
    row.isSelected = isSelected(row)
    guard !row.extras.isEmpty else { return row.element.setChildren([row.content]) }
    row.element.setChildren(
      elements(.background, of: row) + elements(.leading, of: row) + [row.content]
        + elements(.trailing, of: row))
  }

  private func place<Extra: View>(
    _ place: Row.Place, _ view: AnyView?, in row: Row, _ make: (AnyView) -> Extra
  ) {
    let index = row.extras.firstIndex { $0.place == place }
    switch (index, view) {
    case (let index?, let view?):
      unsafeDowncast(row.extras[index].node, to: ViewNode<Extra>.self).update(make(view))
    case (nil, let view?):
      if row.extras.isEmpty { extended.append(row) }
      row.extras.append((place, mount(make(view), childInputs)))
    case (let index?, nil):
      row.extras.remove(at: index).node.unmount()
      if row.extras.isEmpty { extended.removeAll { $0 === row } }
    case (nil, nil): break
    }
  }

  private func elements(_ place: Row.Place, of row: Row) -> [Element] {
    var elements: [Element] = []
    row.extras.first { $0.place == place }?.node.appendElements(to: &elements)
    return elements
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    for row in extended { for extra in row.extras { visit(extra.node) } }
  }

  override func unmounted() {
    for row in rows.values { tree.remove(row.element) }
    super.unmounted()
  }

  // MARK: Rows as elements

  override func describe(_ element: Element, into description: inout Description) {
    guard let row = byRow[element.id] else { return super.describe(element, into: &description) }
    let traits = row.traits
    let environment = environment(of: row)
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    if let insets = traits.insets { description.style.append(.rowInsets(insets)) }
    if let paint = traits.background.paint { description.style.append(.rowBackground(paint)) }
    if let shows = traits.separator { description.style.append(.rowSeparator(shows)) }
    if let paint = traits.separatorTint { description.style.append(.rowSeparatorTint(paint)) }
    if environment.isEnabled {
      if traits.canDelete { description.actions.insert(.delete) }
      if traits.canMove { description.actions.insert(.move) }
      if isSelectable(row) { description.actions.insert(.tap) }
    }
    if row.isSelected {
      description.accessibility.traits.insert(.selected)
      var control = ControlTraits()
      control.isSelected = true
      description.control = control
    }
    animate(&description)
  }

  override func perform(_ action: Action, on element: Element) -> Bool {
    guard let row = byRow[element.id] else { return super.perform(action, on: element) }
    row.traits = traits(of: row.content)
    guard environment(of: row).isEnabled, environment(of: row).isReachable else { return false }
    switch action {
    case .delete: return delete(row)
    case .move(let offset): return move(row, before: offset)
    case .tap: return select(row)
    default: return false
    }
  }

  private func environment(of row: Row) -> EnvironmentValues {
    let node = row.content.innermost.source as? AnyViewNode ?? self
    return EnvironmentValues(scope: node.scope, host: host)
  }

  private func delete(_ row: Row) -> Bool {
    guard row.traits.canDelete, let edit = row.traits.onDelete, let offset = edit.row.offset
    else { return false }
    edit.perform(IndexSet(integer: offset))
    return true
  }

  /// The offset counts the movable rows of this container, as the page does; rows of another
  /// collection among them stay where they are.
  private func move(_ row: Row, before target: Int) -> Bool {
    let movable = element.children.compactMap { byRow[$0.id] }.filter(\.traits.canMove)
    guard row.traits.canMove, let edit = row.traits.onMove, let source = edit.row.offset,
      (0...movable.count).contains(target)
    else { return false }
    func offset(_ other: Row) -> Int? {
      guard let edited = other.traits.onMove?.row, edited.owner === edit.row.owner
      else { return nil }
      return edited.offset
    }
    let before = movable[..<target].last { offset($0) != nil }.flatMap(offset)
    let destination = before.map { $0 + 1 } ?? movable.lazy.compactMap(offset).first ?? 0
    guard destination != source, destination != source + 1 else { return true }
    edit.perform((IndexSet(integer: source), destination))
    return true
  }

  // MARK: Selection

  private var selection: RowSelection? {
    EnvironmentValues(scope: scope, host: host).rowSelection
  }

  private func isSelectable(_ row: Row) -> Bool {
    selection != nil && !row.traits.isSelectionDisabled && row.traits.tag != nil
  }

  private func isSelected(_ row: Row) -> Bool {
    guard let selection, let tag = row.traits.tag else { return false }
    return selection.contains(tag)
  }

  private func select(_ row: Row) -> Bool {
    guard isSelectable(row), let tag = row.traits.tag else { return false }
    selection?.tap(tag)
    return true
  }
}

/// One row: its element, what stands in it, and what is known of it.
@MainActor private final class Row {
  enum Place { case background, leading, trailing }

  let element: Element
  let content: Element
  var traits: RowTraits
  var isSelected = false
  var extras: [(place: Place, node: AnyViewNode)] = []

  init(_ element: Element, _ content: Element, _ traits: RowTraits) {
    self.element = element
    self.content = content
    self.traits = traits
  }
}

/// Whether a node makes rows of the elements below it.
enum RowKeeping { case none, section, list }

extension Element.Kind {
  /// Whether a form or list makes a row of such an element.
  var standsInRow: Bool {
    switch self {
    case .section, .row, .header, .footer, .sheet, .cover, .alert, .dialog, .popover, .toolbar,
      .toolbarItem, .title:
      false
    default: true
    }
  }
}

extension LayerContent where Layer == AnyView {
  /// A layer behind a row.
  init(background view: AnyView) {
    kind = .backgroundLayer
    alignment = .center
    content = view
  }
}
