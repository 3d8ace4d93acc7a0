import Foundation

/// The rows of a list of elements that have an identity.
///
/// ```swift
/// form.each(\.phones) { phone in
///   phone.number.rules(.required)
/// }
/// form.each(\.phones).append(Phone())
/// ```
@MainActor public struct Rows<Root, Element: Identifiable & Equatable> {
  let form: FormState
  let node: FieldNode<Root, [Element]>
  let table: FieldTable<Root>
  private let list: ElementList<Root, Element>

  init(
    form: FormState, node: FieldNode<Root, [Element]>, table: FieldTable<Root>,
    declare: ((Row<Element>) -> Void)?
  ) {
    self.form = form
    self.node = node
    self.table = table
    list = node.elementList()
    if let declare { list.addTemplate(declare) }
  }

  /// The list as a field: its own rules, its value.
  public var field: Field<Root, [Element]> { Field(form: form, node: node, table: table) }

  /// The ids in the list's order. Who reads this is told when rows come, go or move, not when one changes.
  public var ids: [Element.ID] {
    _ = node.observed(\.rowsMark)
    return list.ids
  }

  /// The rows in the list's order.
  public var rows: [Row<Element>] { ids.compactMap(list.row) }

  /// The row with this id, if there is one.
  public subscript(id id: Element.ID) -> Row<Element>? { list.row(id) }

  /// Adds an element at the end.
  public func append(_ element: Element) { change { $0.append(element) } }

  /// Adds an element before the one at this place.
  public func insert(_ element: Element, at index: Int) {
    change { $0.insert(element, at: min(max(0, index), $0.count)) }
  }

  /// Removes the row with this id; nothing happens if there is none.
  public func remove(id: Element.ID) { change { $0.removeAll { $0.id == id } } }

  /// Removes the rows at these places, as `onDelete` hands them over.
  public func remove(atOffsets offsets: IndexSet) {
    let offsets = elements(at: offsets)
    change { elements in
      elements = elements.indices.filter { !offsets.contains($0) }.map { elements[$0] }
    }
  }

  /// Moves the rows at these places before the one at the destination, as `onMove` hands them over.
  public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    let offsets = elements(at: offsets)
    let ids = list.ids
    let next = ids.indices.contains(destination) ? list.index(of: ids[destination]) : nil
    change { elements in
      let destination = next ?? elements.count
      let indices = elements.indices
      let moved = indices.filter(offsets.contains).map { elements[$0] }
      let before = indices.filter { $0 < destination && !offsets.contains($0) }
      let after = indices.filter { $0 >= destination && !offsets.contains($0) }
      elements = before.map { elements[$0] } + moved + after.map { elements[$0] }
    }
  }

  /// Where the rows stand in the list, which may have further elements with the id of a row.
  private func elements(at offsets: IndexSet) -> IndexSet {
    let ids = list.ids
    return IndexSet(offsets.compactMap { ids.indices.contains($0) ? list.index(of: ids[$0]) : nil })
  }

  private func change(_ body: (inout [Element]) -> Void) {
    var elements = node.current
    body(&elements)
    table.write(elements, to: node)
  }
}

extension FieldNode {
  /// The rows of this field, made when they are first asked for.
  func elementList<Element>() -> ElementList<Root, Element> where Value == [Element] {
    if let known = list as? ElementList<Root, Element> { return known }
    let made = ElementList(self)
    list = made
    return made
  }
}
