import Foundation

/// Views made from a collection, whose rows people can delete and move in a list.
///
/// Source: Apple's SwiftUI, `DynamicViewContent`.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified `ForEach`.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets people delete rows: by a swipe, the Delete key or the row's button. Nil lets them not.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowTraitModifier(trait: .onDelete(action)))
  }

  /// Lets people move rows, by dragging or with Alt and the arrow keys. Nil lets them not.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowTraitModifier(trait: .onMove(action)))
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at these offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() {
      guard let index = index(startIndex, offsetBy: offset, limitedBy: endIndex),
        index != endIndex
      else { continue }
      remove(at: index)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, before the one at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { all.indices.contains($0) }
    let before = (0..<Swift.min(destination, all.count)).filter { !source.contains($0) }
    let after = (Swift.min(destination, all.count)..<all.count).filter { !source.contains($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = all[offset] }
  }
}
