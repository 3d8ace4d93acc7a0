import DisplayTree

extension Renderer {
  mutating func button(_ element: Element, _ description: Description) {
    open("button", element, description, "button")
    out.raw(" type=\"button\"")
    buttonAttributes(element, description)
    out.byte(0x3E)
    children(of: element)
    close("button")
  }

  mutating func buttonAttributes(_ element: Element, _ description: Description) {
    let traits = description.accessibility.traits
    let isSelected = traits.contains(.selected) || description.control?.isSelected == true
    attribute(.label, name(of: element, description.accessibility), element)
    attribute(
      .role, fixed: traits.contains(.link) ? "link" : traits.contains(.toggle) ? "switch" : nil,
      element)
    attribute(.pressed, fixed: isSelected ? "true" : nil, element)
    attribute(.shortcut, description.control?.shortcut, element)
    flag(.isDefault, description.control?.isDefault == true, element)
    flag(.isCancel, description.control?.isCancel == true, element)
    flag(.disabled, !description.isEnabled, element)
    replayKey(element, description)
    actions(element, description)
    common(element, description)
  }

  mutating func link(_ element: Element, _ description: Description) {
    open("a", element, description, "link")
    linkAttributes(element, description)
    out.byte(0x3E)
    children(of: element)
    close("a")
  }

  mutating func linkAttributes(_ element: Element, _ description: Description) {
    let address = description.control?.href.flatMap { SafeAddress($0)?.text }
    attribute(.href, description.isEnabled ? address : nil, element)
    let isOutside = address.map { $0.contains("://") } ?? false
    attribute(.target, fixed: isOutside ? "_blank" : nil, element)
    attribute(.rel, fixed: isOutside ? "noopener" : nil, element)
    attribute(.label, name(of: element, description.accessibility), element)
    if address == nil || !description.isEnabled { attribute(.role, fixed: "link", element) }
    actions(element, description)
    common(element, description)
  }

  /// A button with a popover that the browser opens and closes by itself.
  mutating func menu(_ element: Element, _ description: Description) {
    open("div", element, description, "menu")
    common(element, description)
    if description.watches.contains(.menu) { return contextMenu(element) }
    out.raw("><button type=\"button\" class=\"button\" aria-haspopup=\"true\" popovertarget=\"m")
    out.number(element.id.rawValue)
    out.byte(0x22)
    inner(element)
    innerName(element, description)
    out.raw(">")
    let hasContent = element.children.contains { $0.kind == .content }
    children(of: element) { hasContent ? $0 != .content : $0.isLabelPlace }
    glyph(SymbolGraphic(name: "chevron.up.chevron.down"))
    out.raw("</button><div popover class=\"menuitems\" id=\"m")
    out.number(element.id.rawValue)
    out.raw("\">")
    children(of: element) { hasContent ? $0 == .content : !$0.isLabelPlace }
    out.raw("</div></div>")
  }

  /// The second script opens it where the press was.
  private mutating func contextMenu(_ element: Element) {
    out.raw("><div popover class=\"menuitems\" id=\"m")
    out.number(element.id.rawValue)
    out.raw("\">")
    children(of: element)
    out.raw("</div></div>")
  }

  /// Name and state of a native control inside a composite.
  mutating func innerName(_ element: Element, _ description: Description) {
    if let label = name(of: element, description.accessibility) {
      out.raw(" aria-label=\"")
      out.attribute(label)
      out.byte(0x22)
    }
    if !description.isEnabled { out.raw(" disabled") }
  }

  /// Classes of a control's variant, role, size and state.
  mutating func variantClasses(_ element: Element, _ description: Description) {
    if element.kind == .section || element.kind == .row {
      return rowClasses(element, description)
    }
    if element.kind == .gridRow { gridRowClasses(description) }
    if let field = description.field {
      fieldClasses(field)
      if description.accessibility.isInvalid { out.raw(" invalid") }
      return
    }
    if element.kind == .page, description.presentation?.isLargeTitle == true { out.raw(" large") }
    if let edge = description.presentation?.edge { out.raw(edge.sideClass) }
    if let placement = description.presentation?.placement { out.raw(placement.className) }
    if case .symbol(let graphic) = description.graphic { out.raw(graphic.className) }
    if case .image(let graphic) = description.graphic, graphic.isResizable {
      out.raw(graphic.contentMode == .fill ? " resizable cover" : " resizable")
    }
    if description.actions.contains(.tap), element.kind != .button { out.raw(" tappable") }
    guard let control = description.control else { return }
    out.raw(control.variant.className)
    if control.size != .regular { out.raw(control.size.className) }
    switch control.role {
    case .destructive: out.raw(" destructive")
    case .cancel: out.raw(" cancel")
    case .confirm: out.raw(" confirm")
    case .close: out.raw(" close")
    case nil: break
    }
    if control.prominence { out.raw(" prominent") }
    if control.isCapsule { out.raw(" capsule") }
    if control.isExpanded { out.raw(" open") }
    if control.isEditing { out.raw(" editing") }
    if control.isSelected { out.raw(" chosen") }
    if element.kind == .tabs { selectedTab(element, control) }
    if !description.isEnabled { out.raw(" off") }
  }
}

extension Element.Kind {
  /// The named places that make up the label of a composite.
  var isLabelPlace: Bool { self == .title || self == .icon || self == .label }
}

extension Presentation.Edge {
  fileprivate var sideClass: StaticString {
    switch self {
    case .top: " at-top"
    case .leading: " at-leading"
    case .bottom: " at-bottom"
    case .trailing: " at-trailing"
    }
  }
}

extension Presentation.Placement {
  fileprivate var className: StaticString {
    switch self {
    case .automatic, .trailing, .confirm, .primary: " p-trailing"
    case .leading, .cancel: " p-leading"
    case .principal, .status: " p-principal"
    case .bottomBar: " p-bottom"
    case .keyboard: " p-keyboard"
    case .destructive: " p-trailing destructive"
    }
  }
}

extension SymbolGraphic {
  fileprivate var className: StaticString {
    switch scale {
    case .small: " s-small"
    case .medium: ""
    case .large: " s-large"
    }
  }
}

extension ControlTraits.Size {
  fileprivate var className: StaticString {
    switch self {
    case .mini: " mini"
    case .small: " small"
    case .regular: ""
    case .large: " size-large"
    case .extraLarge: " size-xlarge"
    }
  }
}

extension ControlTraits.Variant {
  /// Appended with a leading space; the automatic variant has no class.
  fileprivate var className: StaticString {
    switch self {
    case .automatic: ""
    case .plain: " v-plain"
    case .borderless: " v-borderless"
    case .bordered: " v-bordered"
    case .borderedProminent: " v-prominent"
    case .link: " v-link"
    case .custom: " v-custom"
    case .menu: " v-menu"
    case .segmented: " v-segmented"
    case .inline: " v-inline"
    case .wheel: " v-wheel"
    case .navigationLink: " v-navigation"
    case .radioGroup: " v-radio"
    case .palette: " v-palette"
    case .switch: " v-switch"
    case .checkbox: " v-checkbox"
    case .button: " v-button"
    case .compact: " v-compact"
    case .graphical: " v-graphical"
    case .field: " v-field"
    case .stepperField: " v-stepperfield"
    case .linear: " v-linear"
    case .circular: " v-circular"
    case .grouped: " v-grouped"
    case .insetGrouped: " v-insetgrouped"
    case .inset: " v-inset"
    case .sidebar: " v-sidebar"
    case .columns: " v-columns"
    }
  }
}
