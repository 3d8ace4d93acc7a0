import ViewGraph

/// Ties the fields inside to a focus state, and tells the views inside whether one has the focus.
nonisolated struct FocusModifier: ViewModifier {
  typealias Body = Never

  let target: () -> FocusTarget

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: FocusNode(view, inputs))
  }
}

@MainActor final class FocusNode<Content: View>: ContentNode<Content, FocusModifier> {
  private let own: EnvironmentScope

  override init(_ view: ModifiedContent<Content, FocusModifier>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(view, inputs)
  }

  override var contentScope: EnvironmentScope { own }

  override func contentWillMount() {
    setFocused(false)
    write()
  }

  override func modifierChanged(from old: FocusModifier) { write() }

  override func evaluate() { write() }

  private func write() {
    var values = EnvironmentValues(scope: scope, host: host)
    let target = modifier.target().watched { [weak self] in self?.setFocused($0) }
    track { values.focusTargets.append(target) }
    store(values)
  }

  private func setFocused(_ isFocused: Bool) {
    var values = EnvironmentValues()
    values.isFocused = isFocused
    store(values)
  }

  private func store(_ values: EnvironmentValues) {
    for (key, override) in values.overrides { override.store(in: own, for: key) }
  }

  override var label: String { "Focused" }
}

extension FocusTarget {
  /// The same target, which also tells when the field's focus comes and goes.
  fileprivate func watched(_ tell: @escaping (Bool) -> Void) -> FocusTarget {
    let (gained, lost) = (gained, lost)
    return FocusTarget(
      state: state, key: key, isWanted: isWanted,
      gained: {
        gained()
        tell(true)
      },
      lost: {
        lost()
        tell(false)
      })
  }
}

extension EnvironmentValues {
  /// Whether the field that this view belongs to has the focus: inside the nearest `focused(_:)`.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
