import DisplayTree
import ViewGraph

/// A container whose outermost elements are rows: a form, a list, a section in one.
@MainActor protocol RowsView: ContainerView {}

extension RowsView {
  /// Mounts the container with a row for each of its outermost elements.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RowsNode(view, inputs))
  }
}

/// A node that keeps a row for each of its elements.
@MainActor protocol RowKeeper: AnyObject {
  /// Asks the modifiers of a row's content anew what the row is like.
  func refresh(_ row: Element, redrawn: Bool)
  func refreshAll(redrawn: Bool)
}

/// The node of a container of rows. Each outermost element stands in a row of its own, which is
/// tied to it and moves with it; sections and what is presented stand for themselves.
///
/// What the traits of a row are is asked of its modifiers when it is needed, and only what makes a
/// row other than plain is kept: a form has many rows, and nearly all of them are plain.
@MainActor final class RowsNode<V: RowsView>: ContainerNode<V>, RowKeeper {
  /// By the row's own id.
  private var states: [ElementID: RowState] = [:]

  /// The rows made here, in order.
  private var rows: [Element] { element.children.filter(isRow) }

  private func isRow(_ element: Element) -> Bool {
    element.kind == .row && element.provider === self
  }

  override func syncChildren() { element.setChildren(arrange(contentElements)) }

  private func arrange(_ elements: [Element]) -> [Element] {
    var known: [ElementID: Element] = [:]
    for row in rows { known[content(of: row).id] = row }
    let children = elements.map { content in
      guard content.innermost.kind.standsInRow else { return content }
      return known.removeValue(forKey: content.id) ?? makeRow(content)
    }
    for gone in known.values { forget(gone) }
    return children
  }

  private func makeRow(_ content: Element) -> Element {
    let row = Element(.row, in: tree, provider: self)
    layOut(row, content)
    return row
  }

  private func forget(_ row: Element) {
    for extra in states.removeValue(forKey: row.id)?.extras ?? [] { extra.node.unmount() }
    tree.remove(row)
  }

  /// What stands in the row beside views of the row's own.
  private func content(of row: Element) -> Element {
    let content = row.children.first { $0.kind != .backgroundLayer && $0.kind != .actions }
    guard let content else { preconditionFailure("A row has no content") }
    return content
  }

  // MARK: Traits

  private func traits(of row: Element) -> RowTraits { traits(ofContent: content(of: row)) }

  /// Asks everything between the content and the list.
  private func traits(ofContent content: Element) -> RowTraits {
    var traits = RowTraits()
    var node = content.innermost.provider as? AnyViewNode
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

  func refresh(_ row: Element, redrawn: Bool) {
    guard isRow(row) else { return }
    let old = states[row.id]
    layOut(row, content(of: row))
    let new = states[row.id]
    if old?.canDelete ?? false != new?.canDelete ?? false
      || old?.canMove ?? false != new?.canMove ?? false
    {
      row.mark(.structure)
    } else if redrawn {
      row.mark(.decoration)
    }
  }

  func refreshAll(redrawn: Bool) { for row in rows { refresh(row, redrawn: redrawn) } }

  override func evaluate() {
    super.evaluate()
    guard selection != nil || !states.isEmpty else { return }
    for row in rows {
      var state = states[row.id] ?? RowState()
      let isSelected = isSelected(traits(of: row))
      guard state.isSelected != isSelected else { continue }
      state.isSelected = isSelected
      keep(state, of: row)
      row.mark(.decoration)
    }
  }

  private func keep(_ state: RowState, of row: Element) {
    states[row.id] = state.isPlain ? nil : state
  }

  // MARK: Extras

  /// Puts the views that the traits ask for into the row: a background behind, actions beside.
  private func layOut(_ row: Element, _ content: Element) {
    let traits = traits(ofContent: content)
    var state = states[row.id] ?? RowState()
    state.canDelete = traits.canDelete
    state.canMove = traits.canMove
    state.isSelected = isSelected(traits)
    let background = traits.background.paint == nil ? traits.background : nil
    place(.background, background, in: &state) { LayerContent(background: $0) }
    place(.leading, traits.leadingActions, in: &state) { Part(.actions, $0) }
    place(.trailing, traits.trailingActions, in: &state) { Part(.actions, $0) }
    keep(state, of: row)
    row.setChildren(
      state.elements(.background) + state.elements(.leading) + [content]
        + state.elements(.trailing))
  }

  private func place<Extra: View>(
    _ place: RowState.Place, _ view: AnyView?, in state: inout RowState,
    _ make: (AnyView) -> Extra
  ) {
    let index = state.extras.firstIndex { $0.place == place }
    switch (index, view) {
    case (let index?, let view?):
      unsafeDowncast(state.extras[index].node, to: ViewNode<Extra>.self).update(make(view))
    case (nil, let view?): state.extras.append((place, mount(make(view), childInputs)))
    case (let index?, nil): state.extras.remove(at: index).node.unmount()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    guard !states.isEmpty else { return }
    for row in rows { for extra in states[row.id]?.extras ?? [] { visit(extra.node) } }
  }

  override func unmounted() {
    for row in rows { tree.remove(row) }
    super.unmounted()
  }

  // MARK: Rows as elements

  override func describe(_ element: Element, into description: inout Description) {
    guard isRow(element) else { return super.describe(element, into: &description) }
    let traits = traits(of: element)
    let environment = environment(of: element)
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    if let insets = traits.insets { description.style.append(.rowInsets(insets)) }
    if let paint = traits.background.paint { description.style.append(.rowBackground(paint)) }
    if let shows = traits.separator { description.style.append(.rowSeparator(shows)) }
    if let paint = traits.separatorTint { description.style.append(.rowSeparatorTint(paint)) }
    if environment.isEnabled {
      if traits.canDelete { description.actions.insert(.delete) }
      if traits.canMove { description.actions.insert(.move) }
      if isSelectable(traits) { description.actions.insert(.tap) }
    }
    if states[element.id]?.isSelected == true {
      description.accessibility.traits.insert(.selected)
      var control = ControlTraits()
      control.isSelected = true
      description.control = control
    }
    animate(&description)
  }

  override func perform(_ action: Action, on element: Element) -> Bool {
    guard isRow(element) else { return super.perform(action, on: element) }
    let environment = environment(of: element)
    guard environment.isEnabled, environment.isReachable else { return false }
    let traits = traits(of: element)
    switch action {
    case .delete: return delete(traits)
    case .move(let offset): return move(traits, before: offset)
    case .tap: return select(traits)
    default: return false
    }
  }

  private func environment(of row: Element) -> EnvironmentValues {
    let node = content(of: row).innermost.provider as? AnyViewNode ?? self
    return EnvironmentValues(scope: node.scope, host: host)
  }

  private func delete(_ traits: RowTraits) -> Bool {
    guard traits.canDelete, let edit = traits.onDelete, let offset = edit.row.offset
    else { return false }
    edit.perform(IndexSet(integer: offset))
    return true
  }

  /// The offset counts the movable rows of this container, as the page does; rows of another
  /// collection among them stay where they are.
  private func move(_ traits: RowTraits, before target: Int) -> Bool {
    let movable = rows.filter { states[$0.id]?.canMove == true }
    guard traits.canMove, let edit = traits.onMove, let source = edit.row.offset,
      (0...movable.count).contains(target)
    else { return false }
    func offset(_ other: Element) -> Int? {
      guard let edited = self.traits(of: other).onMove?.row, edited.owner === edit.row.owner
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

  private func isSelectable(_ traits: RowTraits) -> Bool {
    selection != nil && !traits.isSelectionDisabled && traits.tag != nil
  }

  private func isSelected(_ traits: RowTraits) -> Bool {
    guard let selection, let tag = traits.tag else { return false }
    return selection.contains(tag)
  }

  private func select(_ traits: RowTraits) -> Bool {
    guard isSelectable(traits), let tag = traits.tag else { return false }
    selection?.tap(tag)
    return true
  }
}

/// What the page was told of a row, and the views of its own beside its content.
@MainActor private struct RowState {
  enum Place { case background, leading, trailing }

  var canDelete = false
  var canMove = false
  var isSelected = false
  var extras: [(place: Place, node: AnyViewNode)] = []

  var isPlain: Bool { !canDelete && !canMove && !isSelected && extras.isEmpty }

  func elements(_ place: Place) -> [Element] {
    var elements: [Element] = []
    extras.first { $0.place == place }?.node.appendElements(to: &elements)
    return elements
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
