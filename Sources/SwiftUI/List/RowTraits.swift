import DisplayTree
import Foundation
import ViewGraph

/// What the modifiers of a row's content say of the row; inner ones go before outer ones.
@MainActor struct RowTraits {
  var background: AnyView?
  var insets: Insets?
  var separator: RowLines<Bool>?
  var separatorTint: RowLines<Paint>?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  var leadingActions: SwipeActions?
  var trailingActions: SwipeActions?
  /// What selects the row: its tag, else the id of its element.
  var tag: AnyHashable?
  /// The row of the nearest `ForEach` met so far.
  var row: (any IndexedRow)?
  var onDelete: RowEdit<IndexSet>?
  var onMove: RowEdit<(IndexSet, Int)>?

  mutating func take(_ trait: RowTrait) {
    switch trait {
    case .background(let view): background = background ?? view
    case .insets(let own): insets = insets ?? own?.insets
    case .separator(let lines): separator = separator?.completed(by: lines) ?? lines
    case .separatorTint(let lines):
      separatorTint = separatorTint?.completed(by: lines) ?? lines
    case .deleteDisabled(let isDisabled): isDeleteDisabled = isDeleteDisabled || isDisabled
    case .moveDisabled(let isDisabled): isMoveDisabled = isMoveDisabled || isDisabled
    case .selectionDisabled(let isDisabled):
      isSelectionDisabled = isSelectionDisabled || isDisabled
    case .actions(.leading, let actions): leadingActions = leadingActions ?? actions
    case .actions(.trailing, let actions): trailingActions = trailingActions ?? actions
    case .onDelete(let action): onDelete = onDelete ?? edit(action)
    case .onMove(let action):
      onMove = onMove ?? edit(action.map { action in { action($0.0, $0.1) } })
    }
  }

  /// Ties an action to the `ForEach` that it stands on.
  private func edit<Change>(_ action: ((Change) -> Void)?) -> RowEdit<Change>? {
    guard let action, let row else { return nil }
    return RowEdit(row: row, perform: action)
  }

  /// A swipe action of the author's takes the place of deleting.
  var canDelete: Bool { onDelete != nil && !isDeleteDisabled && trailingActions == nil }

  var canMove: Bool { onMove != nil && !isMoveDisabled }
}

/// An edit action and the row of the collection that it is for.
@MainActor struct RowEdit<Change> {
  let row: any IndexedRow
  let perform: (Change) -> Void
}

/// A row of a `ForEach`.
@MainActor protocol IndexedRow: AnyObject {
  /// Where its element stands in the collection now.
  var offset: Int? { get }
  /// The collection's node.
  var owner: AnyObject? { get }
}

/// One thing that a modifier says of the rows made of its content.
enum RowTrait {
  case background(AnyView?)
  case insets(EdgeInsets?)
  case separator(RowLines<Bool>)
  case separatorTint(RowLines<Paint>)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
  case selectionDisabled(Bool)
  case actions(HorizontalEdge, SwipeActions)
  case onDelete(((IndexSet) -> Void)?)
  case onMove(((IndexSet, Int) -> Void)?)

  /// Whether the row itself shows it; views in the row and actions show themselves.
  var isDrawnByRow: Bool {
    switch self {
    case .actions, .onDelete, .onMove: false
    case .background(let view): view == nil || view.paint != nil
    default: true
    }
  }

  /// Whether the rows look the same under both; an action is only asked when it is needed.
  func looksLike(_ other: RowTrait) -> Bool {
    switch (self, other) {
    case (.background(let a), .background(let b)): a.paint != nil && a.paint == b.paint
    case (.insets(let a), .insets(let b)): a == b
    case (.separator(let a), .separator(let b)): a == b
    case (.separatorTint(let a), .separatorTint(let b)): a == b
    case (.deleteDisabled(let a), .deleteDisabled(let b)): a == b
    case (.moveDisabled(let a), .moveDisabled(let b)): a == b
    case (.selectionDisabled(let a), .selectionDisabled(let b)): a == b
    case (.onDelete(let a), .onDelete(let b)): (a == nil) == (b == nil)
    case (.onMove(let a), .onMove(let b)): (a == nil) == (b == nil)
    default: false
    }
  }
}

extension Optional where Wrapped == AnyView {
  /// The paint that the view is nothing but, so that it needs no element of its own.
  var paint: Paint? {
    guard let view = self?.view else { return nil }
    return (view as? any ShapeStyle)?.paint
  }
}
