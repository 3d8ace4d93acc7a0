import ViewGraph

/// Runs asynchronous work while a view is on screen.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  /// A task without an id begins once.
  let id: ID?
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TaskNode(view, inputs))
  }
}

@MainActor
final class TaskNode<Content: View, ID: Equatable>: ContentNode<Content, TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override init(_ view: ModifiedContent<Content, TaskModifier<ID>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.afterPass { [weak self] in self?.start() }
  }

  override func modifierChanged(from old: TaskModifier<ID>) {
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
    modifier(TaskModifier<Never>(id: nil, priority: priority, action: action))
  }

  /// The same, and begun anew whenever the id changes.
  @preconcurrency nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
