import ViewGraph

/// A view whose type is hidden. A view of another type in its place is a new identity.
///
/// Source: Apple's SwiftUI, `AnyView`.
nonisolated public struct AnyView: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  let view: any View

  /// Hides the type of a view; one that is hidden already is not hidden twice.
  nonisolated public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// The same in Apple's newer spelling.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Mounts the view within; another type at this place begins with new state.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: AnyViewNodeBox(view, inputs))
  }
}

extension AnyView: GraphComparable {
  /// Two erased views are the same when their types are and the views inside compare equal.
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee.view
    let b = b.assumingMemoryBound(to: Self.self).pointee.view
    func compare<V: View>(_ a: V) -> Bool {
      guard let b = b as? V else { return false }
      return Comparator.areEqual(a, b)
    }
    return compare(a)
  }
}

@MainActor final class AnyViewNodeBox: ViewNode<AnyView> {
  private var child: AnyViewNode?
  private var type: ObjectIdentifier?

  init(_ view: AnyView, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    replace(with: view.view)
  }

  override func update(_ new: AnyView) {
    guard let child, type == ObjectIdentifier(Swift.type(of: new.view)) else {
      replace(with: new.view)
      return elementsChanged()
    }
    func open<V: View>(_ view: V) { unsafeDowncast(child, to: ViewNode<V>.self).update(view) }
    open(new.view)
  }

  private func replace(with view: any View) {
    child?.unmount()
    func open<V: View>(_ view: V) -> AnyViewNode { mount(view, _ViewInputs(below: self)) }
    child = open(view)
    type = ObjectIdentifier(Swift.type(of: view))
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}
