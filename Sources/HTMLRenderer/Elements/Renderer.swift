import DisplayTree

/// Writes elements as markup, or the attributes of one element as a patch.
///
/// Shape of every element: the outer node has `id="n<ID>"`; when its children stand in an inner
/// node, that one has `id="c<ID>"`. `MainChildren` says which children those are.
@MainActor struct Renderer {
  var out = Markup()
  /// What the page holds of symbols.
  var symbols: RenderedSymbols { memory.symbols }
  let memory: RendererMemory
  unowned let tree: Tree
  /// Whether attributes are written as markup or as pairs of a patch op.
  var notation = Notation.markup
  /// Elements that are left out of the markup, since their nodes stand elsewhere and move in.
  var travellers: Set<ElementID> = []
  /// Those left out so far, with the parents that they belong into.
  var leftOut: [(parent: Element, child: Element)] = []

  /// A renderer that knows what the page of this tree holds already.
  init(_ tree: Tree) {
    self.tree = tree
    memory = tree.rendererState as? RendererMemory ?? RendererMemory()
    tree.rendererState = memory
  }

  enum Notation { case markup, patch }

  /// Writes an element with everything in it.
  mutating func render(_ element: Element) {
    render(element, element.describe())
  }

  mutating func children(of element: Element) {
    for child in element.children { render(child, in: element) }
  }

  mutating func children(of element: Element, where isIncluded: (Element.Kind) -> Bool) {
    for child in element.children where isIncluded(child.kind) { render(child, in: element) }
  }

  private mutating func render(_ child: Element, in parent: Element) {
    guard travellers.isEmpty || !travellers.contains(child.id) else {
      return leftOut.append((parent, child))
    }
    render(child)
  }

  /// A flat switch from kind to the family that draws it.
  mutating func render(_ element: Element, _ description: Description) {
    switch element.kind {
    case .root, .box, .layered, .backgroundLayer, .overlayLayer, .safeAreaHost, .inset, .hstack,
      .vstack, .zstack, .grid, .gridRow, .lazyGrid, .scroll, .geometry, .toolbarItem, .title, .icon,
      .value, .message, .actions, .placeholder, .content, .toolbar:
      container(element, description)
    case .text: text(element, description)
    case .spacer, .divider: leaf(element, description)
    case .image: image(element, description)
    case .asyncImage: asyncImage(element, description)
    case .symbol: symbol(element, description)
    case .shape, .fill: shape(element, description)
    case .progress: progress(element, description)
    case .gauge: gauge(element, description)
    case .button: button(element, description)
    case .link: link(element, description)
    case .menu: menu(element, description)
    case .textField, .secureField: textField(element, description)
    case .textEditor: textEditor(element, description)
    case .toggle: toggle(element, description)
    case .picker: picker(element, description)
    case .option: option(element, description)
    case .datePicker: datePicker(element, description)
    case .colorPicker: colorPicker(element, description)
    case .slider: slider(element, description)
    case .stepper: stepper(element, description)
    case .disclosure: disclosure(element, description)
    case .form: form(element, description)
    case .list: list(element, description)
    case .section: section(element, description)
    case .row: row(element, description)
    case .groupBox: groupBox(element, description)
    case .labeledContent, .label: container(element, description)
    case .header, .footer: container(element, description)
    case .navigation: container(element, description)
    case .page: page(element, description)
    case .sheet, .cover: sheet(element, description)
    case .alert, .dialog: alert(element, description)
    case .popover: popover(element, description)
    case .tabs: tabs(element, description)
    case .tab: tabPanel(element, description)
    }
  }
}
