import ViewGraph

/// Adds an action for Return in the fields of what it modifies.
nonisolated struct SubmitModifier: ViewModifier {
  typealias Body = Never

  let triggers: SubmitTriggers
  let action: () -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SubmitNode(view, inputs))
  }
}

@MainActor final class SubmitNode<Content: View>: ContentNode<Content, SubmitModifier> {
  private let own: EnvironmentScope
  private let chain: SubmitChain

  override init(_ view: ModifiedContent<Content, SubmitModifier>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    let outer = EnvironmentValues(scope: inputs.place.scope, host: nil).submitChain
    chain = SubmitChain(
      triggers: view.modifier.triggers, outer: outer, action: view.modifier.action)
    own.set(
      SubmitChain?.some(chain), for: ObjectIdentifier(EnvironmentValues.SubmitChainKey.self))
    super.init(view, inputs)
  }

  override var contentScope: EnvironmentScope { own }

  override func modifierChanged(from old: SubmitModifier) {
    chain.action = modifier.action
    chain.triggers = modifier.triggers
  }

  override var label: String { "onSubmit" }
}

/// Keeps Return in the fields of what it modifies from the actions further out.
nonisolated struct SubmitScopeModifier: ViewModifier {
  typealias Body = Never

  let isBlocking: Bool

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SubmitScopeNode(view, inputs))
  }
}

@MainActor final class SubmitScopeNode<Content: View>: ContentNode<Content, SubmitScopeModifier> {
  private let own: EnvironmentScope
  private let outer: SubmitChain?

  override init(_ view: ModifiedContent<Content, SubmitScopeModifier>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    outer = EnvironmentValues(scope: inputs.place.scope, host: nil).submitChain
    own.set(
      view.modifier.isBlocking ? nil : outer,
      for: ObjectIdentifier(EnvironmentValues.SubmitChainKey.self))
    super.init(view, inputs)
  }

  override var contentScope: EnvironmentScope { own }

  override func modifierChanged(from old: SubmitScopeModifier) {
    let chain = modifier.isBlocking ? nil : outer
    own.set(for: host) { $0.submitChain = chain }
  }

  override var label: String { "submitScope" }
}

extension View {
  /// Keeps Return in the fields of this view from the `onSubmit` actions of views further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Runs an action when a person presses Return in a field of this view.
  ///
  /// Actions of views further out run, too, after this one.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }
}
