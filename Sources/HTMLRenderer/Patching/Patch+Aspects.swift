import DisplayTree

extension Patch {
  /// The smallest ops for the aspects of one element that stays.
  mutating func update(_ element: Element, _ aspects: Aspects) {
    guard !aspects.subtracting(.children).isEmpty else { return updateGrid(element) }
    let description = element.describe()
    if aspects.contains(.text) {
      text(element, description)
      updateNames(around: element)
    }
    if aspects.contains(.graphic) { graphic(element, description) }
    decorate(element, description, aspects)
    if aspects.contains(.value) { value(element, description) }
  }

  /// Whether no attribute or property tells this change.
  func needsRedraw(_ element: Element, _ aspects: Aspects) -> Bool {
    let isSaid = !aspects.isDisjoint(with: [.control, .accessibility])
    switch element.kind {
    case .option, .stepper: return isSaid || !aspects.isDisjoint(with: [.text, .value])
    case .menu, .alert, .dialog, .datePicker: return isSaid
    case .text: return aspects.contains(.accessibility)
    case .progress, .gauge: return aspects.contains(.value)
    case .toggle, .picker, .slider, .colorPicker, .disclosure:
      return needsRedraw(element, element.describe(), aspects)
    default: return false
    }
  }

  /// The client puts an attribute on the native control of a composite where there is exactly one,
  /// else on the outer node; what stands elsewhere in the markup needs it anew.
  private func needsRedraw(
    _ element: Element, _ description: Description, _ aspects: Aspects
  ) -> Bool {
    if !aspects.isDisjoint(with: [.control, .accessibility]), changesReach(element, description) {
      return true
    }
    switch element.kind {
    case .toggle: return aspects.contains(.value) && description.control?.variant == .button
    case .disclosure: return aspects.contains(.accessibility)
    case .picker where description.control?.variant.showsEveryOption == true:
      return !aspects.isDisjoint(with: [.control, .accessibility])
    default: return aspects.contains(.control) && element.kind != .toggle
    }
  }

  private func changesReach(_ element: Element, _ description: Description) -> Bool {
    let wasInert = element.renderedAttributes & Attribute.inert.bit != 0
    let wasHidden = element.renderedAttributes & Attribute.hidden.bit != 0
    return wasInert == description.isReachable || wasHidden != description.accessibility.isHidden
  }

  /// Names that are put together from the texts inside follow them.
  private mutating func updateNames(around text: Element) {
    var ancestor = text.parent
    while let element = ancestor {
      if element.renderedAttributes & Attribute.label.bit != 0 {
        let description = element.describe()
        if description.accessibility.label == nil { decorate(element, description, .accessibility) }
      }
      ancestor = element.parent
    }
  }

  /// A grid's columns follow the cells of its rows.
  private mutating func updateGrid(_ element: Element) {
    let grid = element.kind == .gridRow ? element.parent : element
    guard let grid, grid.kind == .grid else { return }
    decorate(grid, grid.describe(), .style)
  }

  private mutating func text(_ element: Element, _ description: Description) {
    guard description.runs.isEmpty else {
      begin("c", element)
      html { $0.characters(of: description) }
      return end()
    }
    begin("t", element)
    argument(description.text ?? "")
    end()
  }

  private mutating func graphic(_ element: Element, _ description: Description) {
    switch description.graphic {
    case .symbol(let symbol):
      begin("c", element)
      html { $0.use(symbol) }
      end()
      decorate(element, description, .style)
    case .image:
      attributes(element) {
        $0.attribute(.source, description.imageSource, element)
        $0.imageName(element, description)
        $0.looks(element, description)
      }
    case .shape:
      begin("c", element)
      html { $0.shapeInside(description) }
      end()
      decorate(element, description, .style)
    case nil: break
    }
  }

  /// Style, control and accessibility go into one `a`.
  private mutating func decorate(
    _ element: Element, _ description: Description, _ aspects: Aspects
  ) {
    guard !aspects.isDisjoint(with: .decoration) else { return }
    attributes(element) { $0.decorate(element, description, aspects) }
    if aspects.contains(.control), element.kind.isComposite {
      begin("p", element)
      ops.raw(",\"disabled\",")
      ops.raw(description.isEnabled ? "false" : "true")
      end()
    }
  }

  /// An `a` op with what `body` writes; none if it writes nothing.
  private mutating func attributes(_ element: Element, _ body: (inout Renderer) -> Void) {
    renderer.out.clear()
    renderer.notation = .patch
    body(&renderer)
    guard renderer.out.count > 0 else { return }
    begin("a", element)
    ops.raw(renderer.out)
    end()
  }

  // MARK: Values

  private mutating func value(_ element: Element, _ description: Description) {
    switch element.kind {
    case .textField, .secureField, .textEditor: field("v", element, description)
    case .toggle: property("checked", description.control?.value == "1", of: element)
    case .picker, .slider, .datePicker, .colorPicker:
      begin("p", element)
      ops.raw(",\"value\"")
      argument(description.control?.value ?? "")
      end()
    case .disclosure: attributes(element) { $0.disclosureState(element, description) }
    case .tabs: tabs(element, description)
    default: break
    }
  }

  /// What a secure field holds never leaves the server; only that it is empty is told.
  mutating func field(_ op: StaticString, _ element: Element, _ description: Description) {
    guard let field = description.field, !field.isSecure || field.value.isEmpty else { return }
    begin(op, element)
    argument(field.value)
    end()
  }

  private mutating func property(_ name: StaticString, _ isOn: Bool, of element: Element) {
    begin("p", element)
    ops.raw(",\"")
    ops.raw(name)
    ops.raw(isOn ? "\",true" : "\",false")
    end()
  }

  /// Only the tab that comes to the front and the one that leaves it are told.
  private mutating func tabs(_ element: Element, _ description: Description) {
    let (old, new) = (renderer.memory.frontTabs[element.id], description.control?.value)
    guard old != new else { return }
    renderer.remember(front: new, of: element)
    for (index, tab) in element.children.enumerated() {
      let value = renderer.tabValue(tab.describe(), index)
      guard value == old || value == new else { continue }
      attributes(tab) { $0.tabAttributes(tab, isSelected: value == new) }
    }
  }
}

extension Renderer {
  /// The attributes of the outer node that the aspects cover, in patch form.
  mutating func decorate(_ element: Element, _ description: Description, _ aspects: Aspects) {
    element.wasShown(description)
    if aspects.contains(.style) || aspects.contains(.control) || description.field != nil {
      looks(element, description)
    }
    switch element.kind {
    case .textField, .secureField, .textEditor:
      if aspects.contains(.control) { fieldControl(element, description) }
      if aspects.contains(.accessibility) {
        fieldSemantics(element, description)
      } else {
        flag(.inert, isInert(element, description), element)
      }
    default:
      guard
        !aspects.isDisjoint(with: [.control, .accessibility]) || isInvisible(description)
          || element.renderedAttributes & Attribute.inert.bit != 0
      else { return }
      attributes(element, description)
    }
  }

  private func isInvisible(_ description: Description) -> Bool { !description.isReachable }

  /// Class and style as a whole.
  mutating func looks(_ element: Element, _ description: Description) {
    out.raw(",\"style\",\"")
    style(element, description)
    out.raw("\",\"class\",\"")
    out.raw(element.kind.className)
    classes(element, description)
    out.byte(0x22)
    language(element, description)
  }

  private mutating func attributes(_ element: Element, _ description: Description) {
    switch element.kind {
    case .button: buttonAttributes(element, description)
    case .link: linkAttributes(element, description)
    case .symbol: symbolSemantics(element, description)
    case .image, .asyncImage: imageName(element, description)
    case .progress, .gauge:
      meterValue(element, description)
      common(element, description)
    case .sheet, .cover, .popover: dialogNames(element, description)
    case .toggle, .picker, .slider, .datePicker, .colorPicker, .disclosure, .tabs:
      compositeAttributes(element, description)
      nativeAttributes(element, description)
    default:
      semantics(element, description)
      tappable(element, description)
    }
  }

  private mutating func dialogNames(_ element: Element, _ description: Description) {
    attribute(
      .label,
      element.kind == .popover
        ? description.accessibility.label : dialogName(of: element, description), element)
    actions(element, description)
  }

  /// The client puts these on the native control inside.
  private mutating func nativeAttributes(_ element: Element, _ description: Description) {
    let accessibility = description.accessibility
    attribute(.label, compositeName(of: element, accessibility), element)
    attribute(.description, accessibility.hint, element)
    attribute(.invalid, fixed: accessibility.isInvalid ? "true" : nil, element)
    attribute(.required, fixed: accessibility.isRequired ? "true" : nil, element)
    if accessibility.describedBy.isEmpty {
      drop(.describedBy, element)
    } else {
      attribute(.describedBy, element) { $0.references(accessibility.describedBy) }
    }
  }
}

extension Description {
  fileprivate var imageSource: String? {
    guard case .image(let image) = graphic else { return nil }
    return SafeAddress(image.source)?.text
  }
}
