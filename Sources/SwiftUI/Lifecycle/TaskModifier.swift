import ViewGraph

/// Runs asynchronous work while a view is on screen.
nonisolated struct TaskModifier: ViewModifier {
  typealias Body = Never

  let id: AnyHashable?
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TaskNode(view, inputs))
  }
}

@MainActor final class TaskNode<Content: View>: ContentNode<Content, TaskModifier> {
  private var task: Task<Void, Never>?

  override init(_ view: ModifiedContent<Content, TaskModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.afterPass { [weak self] in self?.start() }
  }

  override func modifierChanged(from old: TaskModifier) {
    if old.id != modifier.id { graph.afterPass { [weak self] in self?.start() } }
  }

  private func start() {
    task?.cancel()
    guard isMounted, !host.isPreview else { return }
    let action = modifier.action
    task = Task(priority: modifier.priority) { await action() }
  }

  override func unmounted() { task?.cancel() }

  override var label: String { "task" }
}

extension View {
  /// Runs asynchronous work when the view comes on screen; it is cancelled when the view leaves.
  @preconcurrency nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }

  /// The same, and begun anew whenever the id changes.
  @preconcurrency nonisolated public func task<T: Equatable & Hashable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyHashable(value), priority: priority, action: action))
  }
}
