import DisplayTree
import ViewGraph

/// Rows that belong together in a form or list, with a header above and a footer below.
///
/// Source: Apple's SwiftUI, `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether it shows its rows; nil when its header does not close it.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Mounts the section: as a group of rows in a form or list, as loose views in a stack, as rows
  /// alone in a menu or picker.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: SectionAdapter(view, inputs))
  }

  /// A section with any views above and below its rows.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The same in the order of iOS 13: header and footer come as values.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with any views above its rows.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// The same in the order of iOS 13: the header comes as a value.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

/// Sections that their header opens and closes.
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with any views as the header that opens and closes it.
  ///
  /// Source: Apple's SwiftUI, `Section.init(isExpanded:content:header:)`. Every list shows the arrow
  /// that Apple's shows in a sidebar alone.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// The same under a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// The same under a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with any views below its rows.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// The same in the order of iOS 13: the footer comes as a value.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section that is told from its neighbours by its group alone.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section under a title that is looked up in the session's language.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section under a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The element of a section: header, rows, footer.
struct SectionElement<Header: View, Rows: View, Footer: View>: RowsView {
  let content:
    TupleView<Part<ModifiedContent<Header, HeaderProminenceModifier>>, Rows, Part<Footer>>

  var kind: Element.Kind { .section }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}

  @MainActor func observe(in context: ElementContext) {
    context.node.observing { context.environment.rowSelection?.observe() }
  }

  var observedAspects: Aspects { [] }

  func changes(from old: Self) -> Aspects { [] }
}

/// A named place inside another element; without content there is no element.
nonisolated struct Part<Content: View>: ContainerView {
  let kind: Element.Kind
  let content: Content

  init(_ kind: Element.Kind, _ content: Content) {
    self.kind = kind
    self.content = content
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}

  func changes(from old: Self) -> Aspects { [] }

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PartNode(view, inputs))
  }
}

/// A part that counts as an element only while something stands in it.
@MainActor final class PartNode<Content: View>: ContainerNode<Part<Content>> {
  override func syncChildren() {
    let wasEmpty = element.children.isEmpty
    super.syncChildren()
    if element.children.isEmpty != wasEmpty { elementsChanged() }
  }

  override func appendElements(to elements: inout [Element]) {
    if !element.children.isEmpty { elements.append(element) }
  }
}

/// The texts of a header that stands out.
nonisolated struct HeaderProminenceModifier: DecorationModifier, Equatable {
  static var aspects: Aspects { .style }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    guard environment.headerProminence == .increased else { return }
    description.style.inherit(.font(Font.title3.bold().style))
    description.style.inherit(.foreground(.named(.label)))
  }
}

/// Hands a section on to its element. In a stack or scroll view, where it is no group of rows, its
/// parts stand for themselves; in a menu or picker only its rows count.
@MainActor
final class SectionAdapter<Header: View, Rows: View, Footer: View>: ViewNode<
  Section<Header, Rows, Footer>
>, TitledSection
{
  private typealias Group = SectionElement<Header, Rows, Footer>
  private typealias Parts = TupleView<Header, Rows, Footer>
  private typealias Expandable = ExpandableSection<Header, Rows, Footer>
  private enum Shape { case group, parts, rows, expandableGroup, expandableParts }

  private var child: AnyViewNode?
  private let shape: Shape
  /// Kept where it is no view of its own.
  private var header: Header?

  init(_ view: Section<Header, Rows, Footer>, _ inputs: _ViewInputs) {
    let environment = EnvironmentValues(scope: inputs.place.scope, host: nil)
    let isStacked = Self.isStacked(inputs.place.parent)
    shape =
      environment.flattensSections
      ? .rows
      : view.isExpanded != nil
        ? isStacked ? .expandableParts : .expandableGroup : isStacked ? .parts : .group
    super.init(in: inputs.place)
    let below = _ViewInputs(below: self)
    switch shape {
    case .group: child = mount(Self.group(view), below)
    case .parts: child = mount(Self.parts(view), below)
    case .expandableGroup, .expandableParts: child = mount(expandable(view), below)
    case .rows:
      header = view.header
      child = mount(view.content, below)
    }
  }

  override func update(_ view: Section<Header, Rows, Footer>) {
    guard let child else { return }
    switch shape {
    case .group: unsafeDowncast(child, to: ViewNode<Group>.self).update(Self.group(view))
    case .parts: unsafeDowncast(child, to: ViewNode<Parts>.self).update(Self.parts(view))
    case .expandableGroup, .expandableParts:
      unsafeDowncast(child, to: ViewNode<Expandable>.self).update(expandable(view))
    case .rows:
      let isRetitled = header.map { !Comparator.areEqual($0, view.header) } ?? true
      header = view.header
      unsafeDowncast(child, to: ViewNode<Rows>.self).update(view.content)
      if isRetitled { elementsChanged() }
    }
  }

  var title: String {
    let environment = EnvironmentValues(scope: scope, host: host)
    return header.map { plainText(of: $0, in: environment) } ?? ""
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  private static func isStacked(_ parent: Node?) -> Bool {
    var ancestor = parent.map { unsafeDowncast($0, to: AnyViewNode.self) }
    while let node = ancestor {
      if let kind = node.ownElement?.kind { return kind.isStack }
      ancestor = node.parentView
    }
    return false
  }

  private func expandable(_ view: Section<Header, Rows, Footer>) -> Expandable {
    ExpandableSection(
      header: view.header, rows: view.content, footer: view.footer,
      isExpanded: view.isExpanded ?? .constant(true), isGroup: shape == .expandableGroup)
  }

  private static func group(_ view: Section<Header, Rows, Footer>) -> Group {
    Group(
      content: TupleView(
        Part(.header, view.header.modifier(HeaderProminenceModifier())), view.content,
        Part(.footer, view.footer)))
  }

  private static func parts(_ view: Section<Header, Rows, Footer>) -> Parts {
    TupleView(view.header, view.content, view.footer)
  }
}

/// A section whose title another view draws.
@MainActor protocol TitledSection: AnyObject {
  var title: String { get }
}

extension Element.Kind {
  /// Containers that lay out views and make no rows of them.
  fileprivate var isStack: Bool {
    switch self {
    case .hstack, .vstack, .zstack, .grid, .gridRow, .lazyGrid, .scroll: true
    default: false
    }
  }
}
