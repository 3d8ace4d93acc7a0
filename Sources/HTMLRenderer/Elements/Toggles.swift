import DisplayTree

extension Renderer {
  /// A real checkbox in a label, drawn as a switch; a button when the style asks for one.
  mutating func toggle(_ element: Element, _ description: Description) {
    guard description.control?.variant != .button else {
      return toggleButton(element, description)
    }
    open("label", element, description, "toggle")
    compositeAttributes(element, description)
    out.byte(0x3E)
    labelPart(element, description)
    out.raw("<input type=\"checkbox\" class=\"")
    out.raw(description.control?.variant == .checkbox ? "check\"" : "switch\" role=\"switch\"")
    native(element, description)
    if description.control?.value == "1" { out.raw(" checked") }
    out.raw("></label>")
  }

  private mutating func toggleButton(_ element: Element, _ description: Description) {
    open("button", element, description, "button v-bordered")
    out.raw(" type=\"button\"")
    inner(element)
    out.raw(" data-do=\"v\" data-v=\"")
    out.raw(description.control?.value == "1" ? "0\"" : "1\"")
    attribute(.pressed, fixed: description.control?.value == "1" ? "true" : "false", element)
    attribute(.label, name(of: element, description.accessibility), element)
    flag(.disabled, !description.isEnabled, element)
    attribute(.key, description.replayKey, element)
    actions(element, description)
    common(element, description)
    out.byte(0x3E)
    children(of: element)
    close("button")
  }

  /// Attributes of the outer node of a composite: its key, its actions, its reachability. What
  /// assistive technology needs stands on the native control inside.
  mutating func compositeAttributes(_ element: Element, _ description: Description) {
    attribute(.key, description.replayKey, element)
    actions(element, description)
    attribute(.title, description.accessibility.help, element)
    attribute(.hidden, fixed: description.accessibility.isHidden ? "true" : nil, element)
    flag(.inert, !description.isReachable, element)
  }

  /// Attributes of the native control of a composite.
  mutating func native(
    _ element: Element, _ description: Description, isGroup: Bool = false, isNamed: Bool = true
  ) {
    if !isGroup {
      inner(element)
      if !description.isEnabled { out.raw(" disabled") }
    }
    nativeSemantics(element, description, isNamed: isNamed)
  }

  /// What assistive technology is told of the native control of a composite.
  mutating func nativeSemantics(
    _ element: Element, _ description: Description, isNamed: Bool = true
  ) {
    let accessibility = description.accessibility
    if isNamed { name(element, accessibility) }
    if let identifier = accessibility.identifier {
      out.raw(" data-testid=\"")
      out.attribute(identifier)
      out.byte(0x22)
    }
    if let hint = accessibility.hint {
      out.raw(" aria-description=\"")
      out.attribute(hint)
      out.byte(0x22)
    }
    if accessibility.isInvalid { out.raw(" aria-invalid=\"true\"") }
    if accessibility.isRequired { out.raw(" aria-required=\"true\"") }
    if !accessibility.describedBy.isEmpty {
      out.raw(" aria-describedby=\"")
      out.references(accessibility.describedBy)
      out.byte(0x22)
    }
  }

  /// A slider says its value by itself.
  func compositeName(of element: Element, _ accessibility: Accessibility) -> String? {
    element.kind == .slider ? accessibility.label : name(of: element, accessibility)
  }

  /// A label given for assistive technology, else the visible one by reference.
  mutating func name(_ element: Element, _ accessibility: Accessibility) {
    if let label = compositeName(of: element, accessibility) {
      out.raw(" aria-label=\"")
      out.attribute(label)
      out.byte(0x22)
    } else if element.children.contains(where: { $0.kind != .option }) {
      out.raw(" aria-labelledby=\"l")
      out.number(element.id.rawValue)
      out.byte(0x22)
    }
  }

  /// The visible label of a composite: every child that is no option and no named content.
  mutating func labelPart(_ element: Element, _ description: Description) {
    let parts = element.children.filter {
      $0.kind != .option && $0.kind != .content && $0.kind != .value
    }
    guard !parts.isEmpty else { return }
    out.raw("<span class=\"control-label")
    if description.control?.isLabelHidden == true { out.raw(" visually-hidden") }
    out.raw("\" id=\"l")
    out.number(element.id.rawValue)
    out.raw("\">")
    for part in parts { render(part) }
    out.raw("</span>")
  }
}
