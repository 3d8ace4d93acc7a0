import DisplayTree
import ViewGraph

/// A modifier that sets values of the environment for what it modifies.
nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never

  /// Writes into the values; may read what is inherited.
  let write: (inout EnvironmentValues) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: EnvironmentNode(view, inputs))
  }
}

@MainActor
final class EnvironmentNode<Content: View>: ContentNode<Content, EnvironmentModifier> {
  private let own: EnvironmentScope
  /// How the values that are set here look.
  private var drawn = Style()

  override init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(view, inputs)
  }

  override var contentScope: EnvironmentScope { own }

  override func contentWillMount() { write() }

  override func modifierChanged(from old: EnvironmentModifier) { write() }

  /// An inherited value that the modifier read has changed.
  override func evaluate() { write() }

  private func write() {
    var values = EnvironmentValues(scope: scope, host: host)
    track { modifier.write(&values) }
    for (key, override) in values.overrides { override.store(in: own, for: key) }
    guard values.drawn != drawn else { return }
    drawn = values.drawn
    if child != nil { markElements(.style) }
  }

  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard scope == .everything else { return }
    for declaration in drawn.declarations { description.style.inherit(declaration) }
  }

  override var label: String { "Environment" }
}

extension View {
  /// Sets a value of the environment for this view and what stands in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(write: { $0[keyPath: keyPath] = value }))
  }

  /// Puts an observable object into the environment, to be found by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier(write: { $0[object: T.self] = object }))
  }

  /// Changes a value of the environment from what is inherited.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier(
        write: { values in
          var value = values[keyPath: keyPath]
          transform(&value)
          values[keyPath: keyPath] = value
        }))
  }
}
