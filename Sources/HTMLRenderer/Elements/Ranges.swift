import DisplayTree

extension Renderer {
  /// A native range input between its two value labels.
  mutating func slider(_ element: Element, _ description: Description) {
    open("div", element, description, "slider")
    compositeAttributes(element, description)
    out.byte(0x3E)
    let control = description.control ?? ControlTraits()
    let labels = element.children.filter { $0.kind == .value }
    sliderLabel(element)
    if let first = labels.first { render(first) }
    out.raw("<input type=\"range\"")
    native(element, description)
    valueText(description)
    limit(" min=\"", control.minimum ?? "0")
    limit(" max=\"", control.maximum ?? "1")
    limit(" step=\"", control.step ?? "any")
    limit(" value=\"", control.value)
    out.byte(0x3E)
    if labels.count > 1 { render(labels[1]) }
    out.raw("</div>")
  }

  /// A slider's label names it and is not drawn.
  private mutating func sliderLabel(_ element: Element) {
    let parts = element.children.filter { $0.kind != .value }
    guard !parts.isEmpty else { return }
    out.raw("<span class=\"visually-hidden\" id=\"l")
    out.number(element.id.rawValue)
    out.raw("\">")
    for part in parts { render(part) }
    out.raw("</span>")
  }

  private mutating func valueText(_ description: Description) {
    guard let value = description.accessibility.value else { return }
    out.raw(" aria-valuetext=\"")
    out.attribute(value)
    out.byte(0x22)
  }

  private mutating func limit(_ name: StaticString, _ value: String) {
    guard !value.isEmpty else { return }
    out.raw(name)
    out.attribute(value)
    out.byte(0x22)
  }

  /// Two buttons that send `-1` and `1` as the chosen value.
  mutating func stepper(_ element: Element, _ description: Description) {
    open("div", element, description, "stepper")
    compositeAttributes(element, description)
    out.byte(0x3E)
    labelPart(element, description)
    out.raw("<span class=\"steps\" role=\"group\"")
    native(element, description, isGroup: true)
    out.byte(0x3E)
    let control = description.control ?? ControlTraits()
    let value = Double(control.value)
    let isLowest = value.map { $0 <= control.minimum.flatMap(Double.init) ?? -.infinity } ?? false
    let isHighest = value.map { $0 >= control.maximum.flatMap(Double.init) ?? .infinity } ?? false
    half("-1", .decrement, "minus", isLowest, element, description)
    half("1", .increment, "plus", isHighest, element, description)
    out.raw("</span></div>")
  }

  private mutating func half(
    _ value: StaticString, _ name: SystemWord, _ symbol: String, _ isAtLimit: Bool,
    _ element: Element, _ description: Description
  ) {
    out.raw("<button type=\"button\" data-do=\"v\" data-v=\"")
    out.raw(value)
    out.raw("\" aria-label=\"")
    out.attribute(tree.say(name))
    out.byte(0x22)
    inner(element)
    if isAtLimit || !description.isEnabled { out.raw(" disabled") }
    out.byte(0x3E)
    glyph(SymbolGraphic(name: symbol))
    out.raw("</button>")
  }

  mutating func progress(_ element: Element, _ description: Description) {
    meter(element, description, role: "progressbar")
  }

  mutating func gauge(_ element: Element, _ description: Description) {
    meter(element, description, role: "meter")
  }

  private mutating func meter(
    _ element: Element, _ description: Description, role: StaticString
  ) {
    open("div", element, description, element.kind.className)
    attribute(.role, fixed: role, element)
    meterValue(element, description)
    common(element, description)
    out.byte(0x3E)
    children(of: element) { $0 != .value }
    let isCircular = description.control?.variant == .circular
    let isMoving = share(description.control) == nil
    out.raw(
      isCircular
        ? (isMoving ? "<i class=\"spinner\"></i>" : "<i class=\"ring\"></i>")
        : (isMoving ? "<i class=\"bar moving\"></i>" : "<i class=\"bar\"></i>"))
    children(of: element) { $0 == .value }
    out.raw("</div>")
  }

  /// Value and name of a progress bar or gauge; without a value its progress is unknown.
  mutating func meterValue(_ element: Element, _ description: Description) {
    let percent = share(description.control).map { Int(($0 * 100).rounded()) }
    attribute(.valueNow, number: percent, element)
    attribute(.valueMinimum, fixed: percent == nil ? nil : "0", element)
    attribute(.valueMaximum, fixed: percent == nil ? nil : "100", element)
    let words = element.children.first { $0.kind == .value }?.spokenText
    attribute(.valueText, description.accessibility.value ?? words, element)
    let label = description.accessibility.label
    let spoken = element.children.first { $0.kind != .value }?.spokenText
    attribute(.label, label ?? spoken ?? tree.say(.progress), element)
  }

  /// The share of the range that the value stands at, 0…1.
  func share(_ control: ControlTraits?) -> Double? {
    guard let control, let value = Double(control.value) else { return nil }
    let minimum = control.minimum.flatMap(Double.init) ?? 0
    let maximum = control.maximum.flatMap(Double.init) ?? 1
    guard maximum > minimum else { return 0 }
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }
}
