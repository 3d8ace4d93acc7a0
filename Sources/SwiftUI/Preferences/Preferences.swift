import ViewGraph

extension AnyViewNode {
  /// The children's values in their order, combined; nil when none of them writes the preference.
  func reducedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard flags.contains(.writesPreferences) else { return nil }
    var result: K.Value?
    forEachChild { child in
      guard child.flags.contains(.writesPreferences),
        let next = unsafeDowncast(child, to: AnyViewNode.self).preference(key)
      else { return }
      guard var value = result else { return result = next }
      K.reduce(value: &value, nextValue: { next })
      result = value
    }
    return result
  }

  /// Tells those around that a preference changed here, or with nil that all may stand in another
  /// order.
  func announcePreference(_ key: ObjectIdentifier?) {
    var ancestor = parentView
    while let node = ancestor, node.preferenceChanged(below: key) { ancestor = node.parentView }
    if ancestor == nil { host.preferenceReachedRoot(key) }
  }

  /// Notes on the way up that a preference is written here.
  fileprivate func markPreferenceWriter() {
    var node: Node? = self
    while let current = node, !current.flags.contains(.writesPreferences) {
      current.flags.insert(.writesPreferences)
      node = current.parent
    }
  }
}

/// Hands a value upwards in place of what its content hands up, or changed from that.
nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  enum Word {
    case value(K.Value)
    case transform((inout K.Value) -> Void)
  }

  let word: Word

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceWriterNode(view, inputs))
  }
}

@MainActor
final class PreferenceWriterNode<Content: View, K: PreferenceKey>: ContentNode<
  Content, PreferenceWriter<K>
>
{
  private var id: ObjectIdentifier { ObjectIdentifier(K.self) }

  override func contentWillMount() {
    markPreferenceWriter()
    announcePreference(id)
  }

  override func modifierChanged(from old: PreferenceWriter<K>) {
    if isChanged(from: old.word) { announcePreference(id) }
  }

  private func isChanged(from old: PreferenceWriter<K>.Word) -> Bool {
    guard case .value(let a) = old, case .value(let b) = modifier.word else { return true }
    return !Comparator.areEqual(a, b)
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == K.self else { return reducedPreference(key) }
    switch modifier.word {
    case .value(let value): return value as? Key.Value
    case .transform(let transform):
      var value = reducedPreference(K.self) ?? K.defaultValue
      transform(&value)
      return value as? Key.Value
    }
  }

  /// A value of its own hides what is below.
  override func preferenceChanged(below key: ObjectIdentifier?) -> Bool {
    if key == id, case .value = modifier.word { return false }
    return true
  }

  override func unmounted() { announcePreference(id) }

  override var label: String { "Preference" }
}

/// Runs an action with a preference's value, after each pass in which it changed.
nonisolated struct PreferenceReader<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let areSame: (K.Value, K.Value) -> Bool
  let action: (K.Value) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceReaderNode(view, inputs))
  }
}

@MainActor
final class PreferenceReaderNode<Content: View, K: PreferenceKey>: ContentNode<
  Content, PreferenceReader<K>
>
{
  private var last: K.Value?
  private var isWaiting = false

  override func preferenceChanged(below key: ObjectIdentifier?) -> Bool {
    if key == nil || key == ObjectIdentifier(K.self), !isWaiting {
      isWaiting = true
      graph.afterPass { [weak self] in self?.report() }
    }
    return true
  }

  private func report() {
    isWaiting = false
    guard isMounted else { return }
    guard let value = reducedPreference(K.self) ?? last.map({ _ in K.defaultValue }) else { return }
    if let last, modifier.areSame(last, value) { return }
    last = value
    modifier.action(value)
  }

  override var label: String { "onPreferenceChange" }
}
