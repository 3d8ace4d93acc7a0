import ViewGraph

/// Lists over a collection behind a binding: each row gets a binding to its element, and with edit
/// actions people delete and move the elements themselves.
extension List where SelectionValue == Never {
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<ElementCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<ElementCollection<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

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
