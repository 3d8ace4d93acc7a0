import DisplayTree
import ViewGraph

/// Rows below each other, one for each view or element of a collection.
///
/// Source: Apple's SwiftUI, `List`. With a selection a tap on a row selects it; in a set of several
/// it takes the row in or out.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: RowSelection?

  init(_ selection: RowSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The list, whose rows know what is selected.
  public var body: some View {
    ListElement(content: content).environment(\.rowSelection, selection)
  }
}

extension List {
  /// A list of any views, of which people choose those with a `tag(_:)` or, in a `ForEach`, an id.
  /// With nil instead of a binding nothing is chosen.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(RowSelection(several: selection), content: content())
  }

  /// The same with one row at most, which the binding names.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(RowSelection(one: selection), content: content())
  }

  /// Stands back: a set or an optional means several rows or at most one.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(RowSelection(always: selection), content: content())
  }
}

/// Inits over a plain collection stand back: a binding is a collection, too, and has its own.
extension List where SelectionValue == Never {
  /// A list of any views, whose rows are not chosen.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content: content())
  }

  /// A row for each element, told apart by its `id`.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// The same with the id at a key path.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// A row for each element, of which people choose any number by the element's `id`.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(RowSelection(several: selection), content: ForEach(data, content: rowContent))
  }

  /// The same with one row at most, which the binding names.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(RowSelection(one: selection), content: ForEach(data, content: rowContent))
  }

  /// The same with any number of rows and the id at a key path.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      RowSelection(several: selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// The same with one row at most and the id at a key path.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(RowSelection(one: selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range, of which people choose any number.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(RowSelection(several: selection), content: ForEach(data, content: rowContent))
  }

  /// The same with one row at most, which the binding names.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(RowSelection(one: selection), content: ForEach(data, content: rowContent))
  }
}

/// The element of a list.
nonisolated struct ListElement<Content: View>: RowsView {
  let content: Content

  var kind: Element.Kind { .list }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    var traits = ControlTraits()
    traits.variant = environment.listVariant
    traits.isEditing = environment.isEditing
    description.control = traits
    description.style.appendScrolling(environment)
    description.watchScrolling(environment)
    if let spacing = environment.sectionSpacing {
      description.style.append(.sectionSpacing(spacing))
    }
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.listVariant
    context.node.observing { _ = environment.isEditing }
    _ = environment.sectionSpacing
    environment.observeScrolling()
    context.node.observing { environment.rowSelection?.observe() }
  }

  func changes(from old: Self) -> Aspects { [] }

  var observedAspects: Aspects { [.style, .accessibility] }
}
