import Combine
import ViewGraph

/// Runs an action with what a publisher emits while a view is on screen.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ReceiveNode(view, inputs))
  }
}

@MainActor
final class ReceiveNode<Content: View, P: Publisher>: ContentNode<Content, ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<Content, ReceiveModifier<P>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.afterPass { [weak self] in self?.subscribe() }
  }

  override func modifierChanged(from old: ReceiveModifier<P>) {
    guard !Comparator.areEqual(old.publisher, modifier.publisher) else { return }
    graph.afterPass { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard isMounted else { return }
    subscription = modifier.publisher.sink { [weak self] value in
      Received.deliver(value, to: self)
    }
    // The first page takes what is there at once; nothing may come later.
    if host.isPreview { subscription = nil }
  }

  func receive(_ value: P.Output) {
    guard isMounted else { return }
    modifier.action(value)
  }

  override func unmounted() { subscription = nil }

  override var label: String { "onReceive" }
}

/// Brings a value from whatever thread it was emitted on to the node.
private enum Received {
  nonisolated static func deliver<Content: View, P: Publisher>(
    _ value: P.Output, to node: ReceiveNode<Content, P>?
  ) {
    let value = Sent(value: value)
    MainThread.run { MainActor.assumeIsolated { node?.receive(value.value) } }
  }

  /// Unchecked: the publisher hands the value over and keeps no use of it.
  private struct Sent<Value>: @unchecked Sendable {
    let value: Value
  }
}

extension View {
  /// Runs an action with each value that a publisher emits while the view is on screen.
  ///
  /// A publisher that cannot be compared with the one of the last body counts as another, and is
  /// subscribed to anew.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
