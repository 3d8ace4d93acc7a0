import ViewGraph

/// A modifier that only watches: it runs something when the view appears, changes or leaves.
nonisolated struct LifecycleModifier: ViewModifier {
  typealias Body = Never

  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: LifecycleNode(view, inputs))
  }
}

@MainActor
final class LifecycleNode<Content: View>: ContentNode<Content, LifecycleModifier> {
  override init(_ view: ModifiedContent<Content, LifecycleModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    guard modifier.onAppear != nil else { return }
    graph.afterPass { [weak self] in
      if let self, self.isMounted { self.modifier.onAppear?() }
    }
  }

  override func unmounted() {
    if let action = modifier.onDisappear { graph.afterPass(action) }
  }

  override var label: String { "Lifecycle" }
}

extension View {
  /// Runs an action when the view comes on screen, after the pass that put it there.
  ///
  /// Off Apple it runs once for the page that is rendered first and again when the page's session
  /// begins.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: action))
  }

  /// Runs an action when the view has left the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onDisappear: action))
  }
}
