/// One row of a list: a handle to the fields of the element with this id.
///
/// Its fields keep what was done to them, and their issues, wherever the row moves.
///
/// ```swift
/// ForEach(form.each(\.phones).rows) { phone in
///   PhoneField(phone.number)
/// }
/// ```
@dynamicMemberLookup
public struct Row<Element: Identifiable & Equatable>: Identifiable {
  /// The element's id.
  public let id: Element.ID
  let form: FormState
  let table: FieldTable<Element>

  /// The field of one property of the element.
  @MainActor
  public subscript<Value: Equatable>(
    dynamicMember path: WritableKeyPath<Element, Value>
  ) -> Field<Element, Value> {
    Field(form: form, node: table.field(path), table: table)
  }

  /// The field at a path, also one whose name a property of this type covers.
  @MainActor
  public subscript<Value: Equatable>(
    _ path: WritableKeyPath<Element, Value>
  ) -> Field<Element, Value> {
    Field(form: form, node: table.field(path), table: table)
  }

  /// The whole element.
  @MainActor public var value: Element {
    get { self[\.self].value }
    nonmutating set { self[\.self].value = newValue }
  }

  /// Asks that the first of the row's fields take the focus, as after it was added.
  @MainActor public func requestFocus() {
    guard let first = table.states.first else { return }
    form.requestFocus(first.id)
  }

  /// The rows of a list inside this row.
  @MainActor @discardableResult
  public func each<Inner: Identifiable & Equatable>(
    _ path: WritableKeyPath<Element, [Inner]>, declare: ((Row<Inner>) -> Void)? = nil
  ) -> Rows<Element, Inner> {
    Rows(form: form, node: table.field(path), table: table, declare: declare)
  }
}
