import DisplayTree
import ViewGraph

/// A modifier that presents another view while a binding says so.
@MainActor protocol PresentationModifier: ViewModifier where Body == Never {
  associatedtype Presented: View

  /// What is to be presented now; what it reads is depended on.
  @MainActor func presented() -> Presentable<Presented>?

  /// Writes into the binding that nothing is presented any more.
  @MainActor func close()

  /// Runs after the pass in which the presentation left.
  @MainActor func closed()

  /// Where the presentation stands.
  nonisolated static var surface: PresentationSurface { get }
}

extension PresentationModifier {
  @MainActor func closed() {}
  nonisolated static var surface: PresentationSurface { .screen }

  /// Mounts the view, and what is presented where its kind of presentation stands.
  @MainActor public static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    switch surface {
    case .screen: _ViewOutputs(node: PresenterNode(view, inputs))
    case .anchor: _ViewOutputs(node: PopoverNode(view, inputs))
    case .navigation: _ViewOutputs(node: PushNode(view, inputs))
    }
  }
}

/// Where a presentation stands: above the whole screen, beside the modified view, or on top of the
/// pages of a navigation.
enum PresentationSurface { case screen, anchor, navigation }

/// A view to present. With another id it is another presentation with state of its own.
struct Presentable<Content: View> {
  var id: AnyHashable = 0
  let content: Content
}

/// The node of a modifier that presents: mounts what is presented while the binding says so, in the
/// environment of the presenting view, and places its elements elsewhere.
@MainActor
class PresenterNode<Content: View, Modifier: PresentationModifier>: ContentNode<Content, Modifier> {
  final private(set) var layer: ViewNode<Modifier.Presented>?
  private var layerID: AnyHashable = 0
  private var layerScope: EnvironmentScope?
  private(set) var handle: PresentationHandle?

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    begin()
    refresh()
  }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    super.update(new)
    refresh()
  }

  override func evaluate() { refresh() }

  private func refresh() {
    let presented = track { observing { modifier.presented() } }
    if let presented, let layer, presented.id == layerID { return layer.update(presented.content) }
    if layer != nil { close() }
    if let presented { open(presented) }
  }

  private func open(_ presented: Presentable<Modifier.Presented>) {
    let scope = EnvironmentScope(parent: baseScope)
    let handle = PresentationHandle { [weak self] in self?.leave() }
    scope.set(for: host) { values in
      values.enter(handle)
      prepare(&values)
    }
    (layerScope, layerID, self.handle) = (scope, presented.id, handle)
    layer = mount(presented.content, _ViewInputs(below: self, scope: scope))
    place()
  }

  private func close() {
    guard let layer else { return }
    displace()
    self.layer = nil
    layer.unmount()
    let modifier = modifier
    graph.afterPass { modifier.closed() }
  }

  /// The presentation asks to be closed.
  func leave() { modifier.close() }

  /// The environment that the presented view inherits.
  var baseScope: EnvironmentScope { scope }

  /// Called once, before anything is presented.
  func begin() {}

  /// Sets what the presented view finds in its environment.
  func prepare(_ values: inout EnvironmentValues) { values.navigation = nil }

  /// Puts the elements of the layer on screen.
  func place() { layer.map(host.present) }

  /// Takes the elements of the layer from the screen.
  func displace() { layer.map(host.withdraw) }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let layer { visit(layer) }
  }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  /// What is presented keeps its preferences to itself.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { child?.preference(key) }

  override func unmounted() { displace() }
}

extension EnvironmentValues {
  /// Enters a presentation: what concerns single fields or the place on screen ends here.
  mutating func enter(_ handle: PresentationHandle) {
    presentation = handle
    isReachable = true
    focusTargets = []
    submitChain = nil
    contentLabel = nil
  }
}
