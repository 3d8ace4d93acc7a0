extension FormModel {
  /// The field of one property.
  public subscript<Value: Equatable>(
    dynamicMember path: WritableKeyPath<Values, Value>
  ) -> Field<Values, Value> {
    field(path)
  }

  /// The field at a path, also one whose name a property of this type covers.
  public subscript<Value: Equatable>(
    _ path: WritableKeyPath<Values, Value>
  ) -> Field<Values, Value> {
    field(path)
  }

  private func field<Value: Equatable>(
    _ path: WritableKeyPath<Values, Value>
  ) -> Field<Values, Value> {
    let isNew = table.known(path) == nil
    let node = table.field(path)
    // What was dirty outside of all fields may be this one's from now on.
    if isNew, form.isDirtyElsewhere { form.update { compareTheRest() } }
    return Field(form: form, node: node, table: table)
  }

  /// The rows of a list, with fields of their own that follow the element's id.
  ///
  /// - Parameters:
  ///   - path: The property that holds the list.
  ///   - declare: Called for each row, also for those that come later, to declare its rules.
  @discardableResult
  public func each<Element: Identifiable & Equatable>(
    _ path: WritableKeyPath<Values, [Element]>, declare: ((Row<Element>) -> Void)? = nil
  ) -> Rows<Values, Element> {
    Rows(form: form, node: field(path).node, table: table, declare: declare)
  }

  /// Puts these fields first, in this order, where it differs from the one they were declared in.
  public func order(_ paths: PartialKeyPath<Values>...) {
    table.order(paths)
  }
}
