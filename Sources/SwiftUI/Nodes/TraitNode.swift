import DisplayTree
import ViewGraph

/// What the views inside a page or a sheet say of it, each for as long as it is on screen.
///
/// Where two say different things, the one further inside or mounted later wins.
@MainActor final class TraitBox<Traits: Equatable> {
  private(set) var traits: Traits
  /// Called with the traits from before when something differs.
  var onChange: ((Traits) -> Void)?
  private let initial: Traits
  private var parts: [(owner: ObjectIdentifier, apply: (inout Traits) -> Void)] = []

  init(_ initial: Traits) {
    self.initial = initial
    traits = initial
  }

  /// Takes what one view says; another word of the same view takes its place.
  func set(_ owner: AnyObject, _ apply: @escaping (inout Traits) -> Void) {
    let id = ObjectIdentifier(owner)
    if let index = parts.firstIndex(where: { $0.owner == id }) {
      parts[index].apply = apply
    } else {
      parts.append((id, apply))
    }
    combine()
  }

  func remove(_ owner: AnyObject) {
    parts.removeAll { $0.owner == ObjectIdentifier(owner) }
    combine()
  }

  /// What a single view says, on top of nothing.
  func alone(_ apply: (inout Traits) -> Void) {
    var traits = initial
    apply(&traits)
  }

  private func combine() {
    let old = traits
    traits = Tracker.ignore { parts.reduce(into: initial) { $1.apply(&$0) } }
    if traits != old { onChange?(old) }
  }
}

/// A modifier that says something of the page or the sheet around it.
nonisolated struct TraitModifier<Traits: Equatable>: ViewModifier {
  typealias Body = Never

  let box: (EnvironmentValues) -> TraitBox<Traits>?
  let apply: (inout Traits, EnvironmentValues) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TraitNode(view, inputs))
  }
}

@MainActor
final class TraitNode<Content: View, Traits: Equatable>: ContentNode<
  Content, TraitModifier<Traits>
>
{
  override func contentWillMount() { report() }

  override func modifierChanged(from old: TraitModifier<Traits>) { report() }

  override func evaluate() { report() }

  private var box: TraitBox<Traits>? { modifier.box(EnvironmentValues(scope: scope, host: host)) }

  private func report() {
    guard let box else { return }
    let (apply, values) = (modifier.apply, EnvironmentValues(scope: scope, host: host))
    track { observing { box.alone { apply(&$0, values) } } }
    box.set(self) { apply(&$0, values) }
  }

  override func unmounted() { box?.remove(self) }

  override var label: String { typeName(Traits.self) }
}
