import DisplayTree

/// A provider that answers what the test told it to.
@MainActor package final class FakeProvider: ElementProvider {
  package let tree: Tree
  package var description = Description()

  package init(in tree: Tree) { self.tree = tree }

  package func describe(_ element: Element, into description: inout Description) {
    description = self.description
  }

  package func perform(_ action: Action, on element: Element) -> Bool { false }
}

/// A tree made by hand, with a handle for everything in it.
@MainActor package final class FakeTree {
  package let tree = Tree()
  private var providers: [ObjectIdentifier: FakeProvider] = [:]
  private var elements: [Element] = []

  package init() {}

  /// Makes an element; `fill` writes its description.
  @discardableResult
  package func make(
    _ kind: Element.Kind, _ children: [Element] = [], sizing: Sizing = Sizing(),
    _ fill: (inout Description) -> Void = { _ in }
  ) -> Element {
    let provider = FakeProvider(in: tree)
    fill(&provider.description)
    let element = Element(kind, in: tree, provider: provider)
    providers[ObjectIdentifier(element)] = provider
    elements.append(element)
    element.size(sizing)
    if !children.isEmpty { element.setChildren(children) }
    return element
  }

  /// Makes the root around the elements.
  @discardableResult
  package func root(_ children: Element...) -> Element {
    let root = make(.root, children)
    tree.setRoot(root)
    return root
  }

  /// Changes what an element says of itself, and reports the aspects.
  package func change(
    _ element: Element, _ aspects: Aspects, _ body: (inout Description) -> Void
  ) {
    guard let provider = providers[ObjectIdentifier(element)] else { return }
    body(&provider.description)
    element.mark(aspects)
  }
}

extension FakeTree {
  package func text(
    _ string: String, _ declarations: Declaration..., label: String? = nil
  ) -> Element {
    make(.text) {
      $0.text = string
      $0.style = Style(declarations)
      $0.accessibility.label = label
    }
  }

  package func symbol(_ name: String, _ declarations: Declaration...) -> Element {
    make(.symbol) {
      $0.graphic = .symbol(SymbolGraphic(name: name))
      $0.style = Style(declarations)
    }
  }

  package func field(
    _ label: String, _ value: String = "", _ body: (inout FieldTraits) -> Void = { _ in }
  ) -> Element {
    make(.textField) {
      var field = FieldTraits()
      field.value = value
      field.prompt = label
      body(&field)
      $0.field = field
      $0.accessibility.label = label
      $0.actions = [.input, .focus]
      $0.replayKey = "k"
    }
  }

  package func button(
    _ title: String, _ variant: ControlTraits.Variant = .automatic,
    _ body: (inout ControlTraits) -> Void = { _ in }
  ) -> Element {
    make(.button, [text(title)]) {
      var control = ControlTraits()
      control.variant = variant
      body(&control)
      $0.control = control
      $0.actions = .tap
    }
  }

  /// A box around one element: fixed and expanding axes follow from the declarations.
  package func box(_ content: Element, _ declarations: Declaration...) -> Element {
    make(.box, [content], sizing: Sizing(declarations)) { $0.style = Style(declarations) }
  }

  package func stack(
    _ kind: Element.Kind, _ children: Element..., style: [Declaration] = []
  ) -> Element {
    make(kind, children) { $0.style = Style(style) }
  }

  package func control(
    _ kind: Element.Kind, _ children: Element..., value: String = "",
    as variant: ControlTraits.Variant = .automatic,
    _ body: (inout ControlTraits) -> Void = { _ in }
  ) -> Element {
    make(kind, children) {
      var control = ControlTraits()
      control.value = value
      control.variant = variant
      body(&control)
      $0.control = control
      $0.actions = .choose
      $0.replayKey = "k"
    }
  }

  package func option(_ title: String) -> Element { make(.option, [text(title)]) }

  package func row(_ content: Element) -> Element { make(.row, [content]) }

  package func section(
    _ title: String?, footer: String? = nil, _ rows: Element...
  ) -> Element {
    var children: [Element] = []
    if let title { children.append(make(.header, [text(title)])) }
    children += rows.map { $0.kind == .row ? $0 : row($0) }
    if let footer { children.append(make(.footer, [text(footer)])) }
    return make(.section, children)
  }

  package func shape(
    _ outline: Outline, fill: Paint? = nil, stroke: Paint? = nil, lineWidth: Double = 1
  ) -> Element {
    make(.shape) {
      var shape = ShapeGraphic(outline: outline)
      shape.fill = fill
      shape.stroke = stroke
      shape.lineWidth = lineWidth
      $0.graphic = .shape(shape)
    }
  }

  package func color(_ paint: Paint) -> Element {
    make(.fill) {
      var shape = ShapeGraphic(outline: .rectangle)
      shape.fill = paint
      $0.graphic = .shape(shape)
    }
  }
}

extension Sizing {
  private mutating func formUnion(_ other: Sizing) {
    fixed.formUnion(other.fixed)
    expands.formUnion(other.expands)
  }

  /// What `frame` and `fixedSize` ask of layout.
  package init(_ declarations: [Declaration]) {
    self.init()
    for declaration in declarations {
      switch declaration {
      case .width: fixed.insert(.horizontal)
      case .height: fixed.insert(.vertical)
      case .maxWidth(let width): formUnion(Sizing(maxWidth: width, maxHeight: nil))
      case .maxHeight(let height): formUnion(Sizing(maxWidth: nil, maxHeight: height))
      case .fixedSize(let axes): fixed.formUnion(axes)
      default: break
      }
    }
  }
}
