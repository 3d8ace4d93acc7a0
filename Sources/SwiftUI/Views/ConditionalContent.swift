import ViewGraph

/// One of two views, as `if … else` and `switch` in a builder make it.
///
/// The branch is part of the identity: changing it discards the state of the branch that leaves.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Mounts the branch that is taken.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ConditionalNode(view, inputs))
  }
}

@MainActor
final class ConditionalNode<TrueContent: View, FalseContent: View>: ViewNode<
  _ConditionalContent<TrueContent, FalseContent>
>
{
  private var child: AnyViewNode?
  private var isTrue = false

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    replace(with: view)
  }

  override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch (view.storage, isTrue) {
    case (.trueContent(let content), true):
      child.map { unsafeDowncast($0, to: ViewNode<TrueContent>.self).update(content) }
    case (.falseContent(let content), false):
      child.map { unsafeDowncast($0, to: ViewNode<FalseContent>.self).update(content) }
    default:
      replace(with: view)
      elementsChanged()
    }
  }

  private func replace(with view: _ConditionalContent<TrueContent, FalseContent>) {
    guard let child else { return take(view) }
    host.succession.during {
      child.unmount()
      take(view)
    }
  }

  private func take(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .trueContent(let content):
      isTrue = true
      child = mount(content, _ViewInputs(below: self))
    case .falseContent(let content):
      isTrue = false
      child = mount(content, _ViewInputs(below: self))
    }
  }

  override func mixPosition(of child: AnyViewNode, into hash: inout PlaceHash) {
    hash.mix(isTrue ? 1 : 0)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}

extension Optional: View where Wrapped: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Mounts the view within, if there is one.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: OptionalNode(view, inputs))
  }
}

@MainActor final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child: ViewNode<Wrapped>?

  init(_ view: Wrapped?, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    child = view.map { mount($0, _ViewInputs(below: self)) }
  }

  override func update(_ view: Wrapped?) {
    switch (child, view) {
    case (let child?, let view?):
      child.update(view)
    case (nil, let view?):
      child = mount(view, _ViewInputs(below: self))
      elementsChanged()
    case (let gone?, nil):
      child = nil
      gone.unmount()
      elementsChanged()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}
