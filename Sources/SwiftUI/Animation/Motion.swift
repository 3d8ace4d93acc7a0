import DisplayTree
import ViewGraph

/// A transaction on its way from `withAnimation` to the pass that its writes lead to.
final class CarriedTransaction {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

/// Which changes of one screen move: those of a pass with a transaction, those below a modifier
/// whose value changed in the pass, and those below a modifier that always animates.
@MainActor final class Motion {
  private unowned let graph: Graph
  /// Modifiers on screen that animate whatever changes below them.
  var standing = 0
  /// The last pass in which the value of an `animation(_:value:)` changed.
  var scopedPass = -1

  init(_ graph: Graph) { self.graph = graph }

  /// Whether anything may move in the changes of the last pass.
  var isActive: Bool {
    graph.carriedByPass != nil || standing > 0 || scopedPass == graph.passes
  }

  /// The last pass before anything was shown.
  private var lastUnseenPass = Int.max

  /// What appears on the first page is simply there.
  var isFirstPage: Bool { graph.passes <= lastUnseenPass }

  func pageIsShown() { lastUnseenPass = graph.passes }

  /// How a change at a node moves.
  func animation(at node: AnyViewNode) -> Animation? {
    guard isActive else { return nil }
    var transaction = (graph.carriedByPass as? CarriedTransaction)?.transaction ?? Transaction()
    var ancestors: [AnyViewNode] = []
    var ancestor = node.parentView
    while let current = ancestor {
      ancestors.append(current)
      ancestor = current.parentView
    }
    for ancestor in ancestors.reversed() { ancestor.adjust(&transaction) }
    return transaction.disablesAnimations ? nil : transaction.animation
  }
}

extension AnyViewNode {
  /// Says how the element's change moves, if it does.
  func animate(_ description: inout Description) {
    guard host.motion.isActive, let animation = host.motion.animation(at: self) else { return }
    description.style.append(.animation(animation.curve))
  }
}
