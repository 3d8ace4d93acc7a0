import DisplayTree
import Foundation
import ViewGraph

/// A view that takes all the room it is offered, and whose content is made from how much that is.
///
/// Source: Apple's SwiftUI, `GeometryReader`. The browser measures: the first picture is made from
/// the frames and paddings around the view and the usual size of a window, and what differs follows
/// once the page is live.
nonisolated public struct GeometryReader<Content: View>: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Makes the views for a measurement; it runs again when what it read of that changed.
  public var content: (GeometryProxy) -> Content

  /// Views that stand at the top leading corner of all the room there is.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Mounts the element that the browser measures.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: GeometryNode(view, inputs))
  }
}

/// The element that is measured, around the content made for its measurement.
@MainActor
final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>>, ElementProvider {
  private var view: GeometryReader<Content>
  private var child: ViewNode<Content>?
  private lazy var element = Element(.geometry, in: tree, provider: self)
  private let room: Room

  init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    self.view = view
    room = Room(below: inputs.place.parent)
    super.init(in: inputs.place)
    _ = element  // numbered before what stands in it
    room.placeIsRead = { [weak self] in self?.element.mark(.accessibility) }
    run()
    syncChildren()
  }

  override func update(_ new: GeometryReader<Content>) {
    view = new
    run()
  }

  override func evaluate() { run() }

  private func run() {
    graph.willRun(self)
    let content = track { observing { view.content(GeometryProxy(room: room)) } }
    if let child { child.update(content) } else { child = mount(content, _ViewInputs(below: self)) }
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    element.setChildren(elements)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override var reach: DecorationReach { .stop }

  override var ownElement: Element? { element }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmounted() { tree.remove(element) }

  func describe(_ element: Element, into description: inout Description) {
    description.watch(room)
    decorateFromAncestors(&description, of: element)
  }

  /// A disabled or invisible reader is measured all the same.
  func accepts(_ action: Action, on element: Element) -> Bool {
    if case .measure = action { true } else { element.offers(action) }
  }

  func perform(_ action: Action, on element: Element) -> Bool {
    guard case .measure(let measurement) = action else { return performUpwards(action) }
    room.take(measurement)
    return true
  }

  override var label: String { "GeometryReader" }
  override var detail: String { "\(element.kind) \(element.id)" }
}

extension Description {
  /// Asks the page to measure the element.
  @MainActor mutating func watch(_ room: Room) {
    actions.insert(.measure)
    watches.insert(.size)
    if room.isPlaceRead { watches.insert(.place) }
  }
}
