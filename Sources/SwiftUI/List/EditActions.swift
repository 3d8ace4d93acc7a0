import Foundation

/// Which edits people may do to the elements of a bound collection themselves.
///
/// Source: Apple's SwiftUI, `EditActions`.
public struct EditActions<Data>: OptionSet {
  /// A bit for each edit: `delete` (1), `move` (2).
  public let rawValue: Int
  private var removes: ((inout Data, IndexSet) -> Void)?
  private var moves: ((inout Data, IndexSet, Int) -> Void)?

  /// Bits alone, which know no way to edit: begin with `delete`, `move` or `all`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether both allow the same edits.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  /// No edits.
  public init() { self.init(rawValue: 0) }

  /// Allows what the other one allows, too.
  public mutating func formUnion(_ other: Self) {
    var union = Self(rawValue: rawValue | other.rawValue)
    union.removes = removes ?? other.removes
    union.moves = moves ?? other.moves
    self = union
  }

  /// What either of both allows.
  public func union(_ other: Self) -> Self {
    var copy = self
    copy.formUnion(other)
    return copy
  }

  func delete(in data: Binding<Data>) -> ((IndexSet) -> Void)? {
    guard let removes else { return nil }
    return { offsets in data.location.modify { removes(&$0, offsets) } }
  }

  func move(in data: Binding<Data>) -> ((IndexSet, Int) -> Void)? {
    guard let moves else { return nil }
    return { offsets, target in data.location.modify { moves(&$0, offsets, target) } }
  }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// People may delete elements: each deletion removes them from the collection.
  public static var delete: EditActions<Data> {
    var actions = EditActions(rawValue: 1)
    actions.removes = { $0.remove(atOffsets: $1) }
    return actions
  }
}

extension EditActions where Data: MutableCollection {
  /// People may move elements: each move changes the collection's order.
  public static var move: EditActions<Data> {
    var actions = EditActions(rawValue: 2)
    actions.moves = { $0.move(fromOffsets: $1, toOffset: $2) }
    return actions
  }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// People may delete and move elements.
  public static var all: EditActions<Data> { delete.union(move) }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, which people can delete or move in a list.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementCollection<C, ID>, C.Index: Hashable {
    self.init(data, id: id, content: content)
    edits = [.onDelete(editActions.delete(in: data)), .onMove(editActions.move(in: data))]
  }

  /// The same for elements that are told apart by their `id`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == ElementCollection<C, ID>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
