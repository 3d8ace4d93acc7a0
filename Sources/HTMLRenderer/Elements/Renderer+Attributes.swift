import DisplayTree

extension Renderer {
  /// Writes one attribute in the form asked for; as a patch, a value that went is `null`.
  mutating func attribute(_ attribute: Attribute, _ value: String?, _ element: Element) {
    guard let value else { return drop(attribute, element) }
    begin(attribute, element)
    if notation == .markup { out.attribute(value) } else { out.json(value) }
    end()
  }

  mutating func attribute(_ attribute: Attribute, fixed value: StaticString?, _ element: Element) {
    guard let value else { return drop(attribute, element) }
    begin(attribute, element)
    if notation == .patch { out.byte(0x22) }
    out.raw(value)
    if notation == .patch { out.byte(0x22) }
    end()
  }

  mutating func attribute(_ attribute: Attribute, number: Int?, _ element: Element) {
    guard let number else { return drop(attribute, element) }
    begin(attribute, element)
    if notation == .patch { out.byte(0x22) }
    out.number(number)
    if notation == .patch { out.byte(0x22) }
    end()
  }

  mutating func flag(_ attribute: Attribute, _ isOn: Bool, _ element: Element) {
    if notation == .markup, isOn {
      out.byte(0x20)
      out.raw(attribute.name)
      element.renderedAttributes |= attribute.bit
    } else {
      self.attribute(attribute, fixed: isOn ? "" : nil, element)
    }
  }

  /// Writes an attribute whose value `body` writes from harmless characters.
  mutating func attribute(
    _ attribute: Attribute, _ element: Element, writing body: (inout Markup) -> Void
  ) {
    begin(attribute, element)
    if notation == .patch { out.byte(0x22) }
    body(&out)
    if notation == .patch { out.byte(0x22) }
    end()
  }

  /// It is the same as long as the control stands, so no patch tells it.
  mutating func replayKey(_ element: Element, _ description: Description) {
    guard notation == .markup else { return }
    attribute(.key, description.replayKey, element)
  }

  mutating func drop(_ attribute: Attribute, _ element: Element) {
    guard notation == .patch, element.renderedAttributes & attribute.bit != 0 else { return }
    element.renderedAttributes &= ~attribute.bit
    out.raw(",\"")
    out.raw(attribute.name)
    out.raw("\",null")
  }

  private mutating func begin(_ attribute: Attribute, _ element: Element) {
    element.renderedAttributes |= attribute.bit
    if notation == .markup {
      out.byte(0x20)
      out.raw(attribute.name)
      out.raw("=\"")
    } else {
      out.raw(",\"")
      out.raw(attribute.name)
      out.raw("\",")
    }
  }

  private mutating func end() {
    if notation == .markup { out.byte(0x22) }
  }
}
