import ViewGraph

/// Lists over a collection behind a binding: each row gets a binding to its element, and with edit
/// actions people delete and move the elements themselves.
extension List where SelectionValue == Never {
  /// A row for each element, told apart by its `id`; the row gets a binding to its element.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<ElementCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// The same with the id at a key path.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<ElementCollection<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// The same with elements that people delete or move themselves.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<ElementCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// The same with the id at a key path, and elements that people delete or move themselves.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<ElementCollection<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// A row for each element, of which people choose any number by the element's `id`. Nil chooses
  /// none.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<ElementCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(RowSelection(several: selection), content: ForEach(data, content: rowContent))
  }

  /// The same with one row at most, which the binding names.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<ElementCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(RowSelection(one: selection), content: ForEach(data, content: rowContent))
  }

  /// Rows of which people choose any number, and which they delete or move themselves.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<ElementCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      RowSelection(several: selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// The same with one row at most, which the binding names.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<ElementCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      RowSelection(one: selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
}
