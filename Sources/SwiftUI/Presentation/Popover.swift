import DisplayTree
import Foundation
import ViewGraph

/// Presents a popover beside the view while a Boolean binding is true.
nonisolated struct PopoverModifier<Content: View>: PresentationModifier {
  let isPresented: Binding<Bool>
  let edge: Edge?
  let content: () -> Content

  static var surface: PresentationSurface { .anchor }

  @MainActor func presented() -> Presentable<SheetView<Content>>? {
    guard isPresented.wrappedValue else { return nil }
    return Presentable(content: SheetView(kind: .popover, edge: edge?.side, content: content))
  }

  @MainActor func close() { isPresented.wrappedValue = false }
}

/// Presents a popover for an item while a binding holds one.
nonisolated struct ItemPopoverModifier<Item: Identifiable, Content: View>: PresentationModifier {
  let item: Binding<Item?>
  let edge: Edge?
  let content: (Item) -> Content

  static var surface: PresentationSurface { .anchor }

  @MainActor func presented() -> Presentable<SheetView<Content>>? {
    guard let item = item.wrappedValue else { return nil }
    let content = content
    return Presentable(
      id: AnyHashable(item.id),
      content: SheetView(kind: .popover, edge: edge?.side) { content(item) })
  }

  @MainActor func close() { item.wrappedValue = nil }
}

/// The node of a popover: an element around the view, so that the popover has its anchor and
/// opening it moves nothing.
@MainActor
final class PopoverNode<Content: View, Modifier: PresentationModifier>: PresenterNode<
  Content, Modifier
>, ElementProvider
{
  private lazy var anchor = Element(.layered, in: tree, provider: self)

  override func begin() { syncChildren() }

  override func place() { syncChildren() }

  override func displace() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    anchor.setChildren(elements)
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    layer?.appendElements(to: &elements)
    anchor.setChildren(elements)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(anchor) }

  override var reach: DecorationReach { .box }

  override func unmounted() { tree.remove(anchor) }

  func describe(_ element: Element, into description: inout Description) {
    decorateFromAncestors(&description, of: element)
  }

  func perform(_ action: Action, on element: Element) -> Bool { performUpwards(action) }

  override var detail: String { "\(anchor.kind) \(anchor.id)" }
}

/// The part of a view that a popover points at.
///
/// Source: Apple's SwiftUI, `PopoverAttachmentAnchor`. The page places popovers below or above the
/// whole view, whichever has more room.
public enum PopoverAttachmentAnchor: Sendable {
  /// At a rectangle of the view; placed as if it were the whole.
  case rect(Source)
  /// At a point of the view; placed as if it were the whole view.
  case point(UnitPoint)

  /// Where the rectangle is taken from.
  public struct Source: Sendable {
    let rect: CGRect?

    /// The whole view.
    public static var bounds: Source { Source(rect: nil) }

    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Source { Source(rect: r) }
  }
}

extension View {
  /// Presents a popover beside this view while the binding is true.
  ///
  /// Opening it takes neither focus nor caret, so it can show suggestions for a text field while a
  /// person types. Escape and a click elsewhere write false into the binding.
  ///
  /// Source: Apple's SwiftUI, `popover(isPresented:attachmentAnchor:arrowEdge:content:)`. The anchor is not
  /// read: the popover points at the whole view.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PopoverModifier(isPresented: isPresented, edge: arrowEdge, content: content))
  }

  /// The same for an item while the binding holds one. An item with another id is
  /// another popover.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPopoverModifier(item: item, edge: arrowEdge, content: content))
  }
}

extension Edge {
  var side: DisplayTree.Presentation.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
