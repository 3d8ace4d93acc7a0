import DisplayTree
import ViewGraph

/// A view whose content can be scrolled to a view by its id.
///
/// Source: Apple's SwiftUI, `ScrollViewReader`.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Makes the views below; the proxy finds those with an id among them.
  public var content: (ScrollViewProxy) -> Content

  /// Views and the means to scroll to one of them.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Mounts the content with a proxy that knows this place.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ScrollReaderNode(view, inputs))
  }
}

/// Scrolls to views below a `ScrollViewReader`.
///
/// Source: Apple's SwiftUI, `ScrollViewProxy`.
public struct ScrollViewProxy {
  fileprivate let reader: WeakReader

  /// Brings the view with that id into sight, once the pass that is running is through.
  ///
  /// Source: Apple's SwiftUI, `ScrollViewProxy.scrollTo(_:anchor:)`. The page scrolls no farther than
  /// needed; the anchor is not read.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.node?.reveal(AnyHashable(id))
  }
}

private struct WeakReader {
  weak var node: (any ScrollReader)?
}

@MainActor private protocol ScrollReader: AnyObject {
  func reveal(_ id: AnyHashable)
}

@MainActor
final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>>,
  ScrollReader
{
  private var view: ScrollViewReader<Content>
  private var child: ViewNode<Content>?

  init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(in: inputs.place)
    run()
  }

  override func update(_ new: ScrollViewReader<Content>) {
    view = new
    run()
  }

  override func evaluate() { run() }

  private func run() {
    graph.willRun(self)
    let proxy = ScrollViewProxy(reader: WeakReader(node: self))
    let content = track { observing { view.content(proxy) } }
    if let child { child.update(content) } else { child = mount(content, _ViewInputs(below: self)) }
  }

  fileprivate func reveal(_ id: AnyHashable) {
    graph.afterPass { [weak self] in
      guard let self, self.isMounted, let element = self.firstElement(withID: id) else { return }
      self.tree.request(.reveal(element.id))
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var label: String { "ScrollViewReader" }
}

extension AnyViewNode {
  /// The first element of the view below with that explicit or `ForEach` id.
  func firstElement(withID id: AnyHashable) -> Element? {
    if explicitID == id {
      var elements: [Element] = []
      appendElements(to: &elements)
      if let first = elements.first { return first }
    }
    var found: Element?
    forEachChild { child in
      guard found == nil else { return }
      found = unsafeDowncast(child, to: AnyViewNode.self).firstElement(withID: id)
    }
    return found
  }
}
