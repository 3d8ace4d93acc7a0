import DisplayTree
import Foundation
import ViewGraph

extension View {
  /// Gives the view's coordinates a name, for `GeometryProxy.frame(in:)` in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinates, for `GeometryProxy.frame(in:)` of the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// Measures a box around a view whose coordinates have a name.
nonisolated struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never

  let name: AnyHashable

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: CoordinateSpaceNode(view, inputs))
  }
}

@MainActor
final class CoordinateSpaceNode<Content: View>: ContentNode<Content, CoordinateSpaceModifier>,
  ElementProvider, NamedSpace
{
  private lazy var element = Element(.layered, in: tree, provider: self)
  private let ownRoom: Room

  var room: Room? { ownRoom }

  override init(
    _ view: ModifiedContent<Content, CoordinateSpaceModifier>, _ inputs: _ViewInputs
  ) {
    ownRoom = Room(below: inputs.place.parent)
    super.init(view, inputs)
    syncChildren()
  }

  override func contentWillMount() {
    _ = element  // numbered before what stands in it
    ownRoom.placeIsRead = { [weak self] in self?.element.mark(.accessibility) }
    host.coordinateSpaces[modifier.name] = WeakSpace(space: self)
  }

  override func modifierChanged(from old: CoordinateSpaceModifier) {
    guard old.name != modifier.name else { return }
    forget(old.name)
    host.coordinateSpaces[modifier.name] = WeakSpace(space: self)
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    element.setChildren(elements)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override var reach: DecorationReach { .box }

  override func unmounted() {
    forget(modifier.name)
    tree.remove(element)
  }

  /// The name may meanwhile be another view's.
  private func forget(_ name: AnyHashable) {
    if host.coordinateSpaces[name]?.space === self { host.coordinateSpaces[name] = nil }
  }

  func describe(_ element: Element, into description: inout Description) {
    description.watch(ownRoom)
    decorateFromAncestors(&description, of: element)
  }

  func accepts(_ action: Action, on element: Element) -> Bool {
    if case .measure = action { true } else { element.offers(action) }
  }

  func perform(_ action: Action, on element: Element) -> Bool {
    guard case .measure(let measurement) = action else { return performUpwards(action) }
    ownRoom.take(measurement)
    return true
  }

  override var label: String { "CoordinateSpace" }
  override var detail: String { "\(element.kind) \(element.id)" }
}

/// A view whose coordinates have a name.
@MainActor protocol NamedSpace: AnyObject {
  var room: Room? { get }
}

/// Does not keep the view on screen.
@MainActor struct WeakSpace {
  weak var space: (any NamedSpace)?

  var room: Room? { space?.room }
}
