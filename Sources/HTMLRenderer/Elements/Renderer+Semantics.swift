import DisplayTree

extension Renderer {
  /// Writes what assistive technology is told, for an element without a role of its own.
  mutating func semantics(_ element: Element, _ description: Description) {
    let accessibility = description.accessibility
    attribute(.role, fixed: role(element, description), element)
    let name =
      description.isAdjustable
      ? adjustedName(of: element, description) : name(of: element, accessibility)
    attribute(.label, accessibility.isHidden ? nil : name, element)
    selection(element, description)
    if element.kind != .text {
      attribute(
        .level, number: accessibility.traits.contains(.header) ? heading(accessibility) : nil,
        element)
    }
    attribute(
      .modal, fixed: accessibility.traits.contains(.modal) ? "true" : nil, element)
    common(element, description, isHidden: saysNothing(element, description))
  }

  /// Whether the view is one element without a word, which assistive technology passes over; what a
  /// person can use stays in reach.
  private func saysNothing(_ element: Element, _ description: Description) -> Bool {
    let accessibility = description.accessibility
    return accessibility.children == .ignore && !element.children.isEmpty
      && description.actions.isEmpty && name(of: element, accessibility) == nil
      && !element.containsControl
  }

  /// A row that a tap selects is a button that is pressed or not; what nobody selects here is told
  /// to be the current one.
  private mutating func selection(_ element: Element, _ description: Description) {
    let isSelected = description.accessibility.traits.contains(.selected)
    let isChoice = element.kind == .row && description.actions.contains(.tap)
    attribute(.pressed, fixed: isChoice ? isSelected ? "true" : "false" : nil, element)
    attribute(.current, fixed: isSelected && !isChoice ? "true" : nil, element)
  }

  /// Writes what every control and every container may carry, whatever its role.
  mutating func common(
    _ element: Element, _ description: Description, isHidden: Bool = false
  ) {
    let accessibility = description.accessibility
    attribute(.test, accessibility.identifier, element)
    attribute(.description, spokenDescription(of: element, accessibility), element)
    attribute(.title, accessibility.help, element)
    hidden(element, description, isHidden: isHidden)
    attribute(
      .live, fixed: accessibility.traits.contains(.updatesFrequently) ? "off" : nil, element)
    describedBy(element, accessibility)
    adjustment(element, description)
    flag(.inert, isInert(element, description), element)
    watches(element, description)
  }

  /// The hint; a field, whose value no attribute can replace, says beside it what else its value
  /// means.
  private func spokenDescription(
    of element: Element, _ accessibility: Accessibility
  ) -> String? {
    let isField =
      element.kind == .textField || element.kind == .secureField || element.kind == .textEditor
    guard isField || !accessibility.details.isEmpty else { return accessibility.hint }
    let details = accessibility.details.sorted { $0.key < $1.key }.map(\.value)
    let parts = ([isField ? accessibility.value : nil, accessibility.hint] + details)
      .compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Words for the second script, which pages without such elements never load.
  private mutating func watches(_ element: Element, _ description: Description) {
    let watches = description.watches
    guard !watches.isEmpty || !description.keys.isEmpty else { return drop(.watches, element) }
    attribute(.watches, element) { out in
      if watches.contains(.size) { out.raw("size ") }
      if watches.contains(.place) { out.raw("place ") }
      if watches.contains(.visibility) { out.raw("visibility ") }
      if watches.contains(.scrolling) { out.raw("scrolling ") }
      if watches.contains(.scheme) { out.raw("scheme ") }
      if watches.contains(.menu) { out.raw("menu ") }
      if watches.contains(.adjust) { out.raw("adjust ") }
      if watches.contains(.leaving) { out.raw("leaving ") }
      for key in description.keys {
        out.raw("key:")
        out.attribute(key)
        out.byte(0x20)
      }
    }
  }

  /// Points at the texts that say more of the element.
  mutating func describedBy(_ element: Element, _ accessibility: Accessibility) {
    guard !accessibility.describedBy.isEmpty else { return drop(.describedBy, element) }
    attribute(.describedBy, element) { $0.references(accessibility.describedBy) }
  }

  /// An invisible box says that it is hidden, too, for tools that do not know `inert`.
  mutating func hidden(
    _ element: Element, _ description: Description, isHidden: Bool = false
  ) {
    let isHidden =
      isHidden || description.accessibility.isHidden
      || !element.kind.isControl && isInert(element, description)
    attribute(.hidden, fixed: isHidden ? "true" : nil, element)
  }

  /// Elements offering a tap without being a button act as one, unless a field stands inside: the
  /// field is what the keyboard reaches, and a button must not hold one.
  mutating func tappable(_ element: Element, _ description: Description) {
    actions(element, description)
    let isTapped = description.actions.contains(.tap) && description.isEnabled
    let takesFocus =
      description.isAdjustable || isTapped && description.isReachable && !element.holdsField
    let isLedTo = description.accessibility.takesFocus
    attribute(.tabindex, fixed: takesFocus ? "0" : isLedTo ? "-1" : nil, element)
  }

  /// Writes the letters of the offered actions.
  mutating func actions(_ element: Element, _ description: Description) {
    guard !description.actions.isEmpty else { return drop(.actions, element) }
    attribute(.actions, element) { $0.letters(description.actions) }
  }

  /// What is drawn but cannot be reached leaves the Tab order and the accessibility tree: an
  /// invisible box with all that is in it, and any control.
  func isInert(_ element: Element, _ description: Description) -> Bool {
    guard !description.isReachable else { return false }
    if element.kind.isControl || !description.actions.isEmpty { return true }
    return description.style.declarations.contains {
      if case .opacity(let opacity) = $0 { return opacity <= 0 }
      return false
    }
  }

  func heading(_ accessibility: Accessibility) -> Int {
    min(max(accessibility.headingLevel ?? 2, 1), 6)
  }

  private func role(_ element: Element, _ description: Description) -> StaticString? {
    let traits = description.accessibility.traits.subtracting(
      description.accessibility.removedTraits)
    if description.isAdjustable { return "slider" }
    let isTapped = description.actions.contains(.tap) && !element.holdsField
    if isTapped || traits.contains(.button) {
      return traits.contains(.link) ? "link" : traits.contains(.toggle) ? "switch" : "button"
    }
    if traits.contains(.link) { return "link" }
    if traits.contains(.modal) { return "dialog" }
    if traits.contains(.header) { return element.kind == .text ? nil : "heading" }
    if traits.contains(.image) || description.accessibility.children == .ignore {
      return name(of: element, description.accessibility) == nil ? nil : "img"
    }
    if traits.contains(.searchField) { return "search" }
    guard name(of: element, description.accessibility) != nil else { return nil }
    // A form with a name is a landmark by itself, and may be no group.
    if element.kind == .form { return nil }
    let isOne = element.kind == .text || element.isCombined(description.accessibility)
    return isOne ? "img" : "group"
  }
}

extension Renderer {
  /// The name told where nothing tells it by itself: a label; with the value behind it, which only
  /// ranges have an attribute for; or the texts inside, read as one.
  func name(of element: Element, _ accessibility: Accessibility) -> String? {
    let value = accessibility.value ?? ""
    let isCombined = accessibility.children == .combine && element.kind != .text
    guard !value.isEmpty || isCombined else { return accessibility.label }
    let isIgnored = accessibility.children == .ignore && !element.children.isEmpty
    let name = accessibility.label ?? (isIgnored ? "" : element.spokenParts)
    let parts = [name, value].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

@MainActor extension Element {
  /// What the texts inside say, nil where there are none.
  var wordsInside: String? {
    let words = spokenParts
    return words.isEmpty ? nil : words
  }

  /// What the texts inside say, one after the other.
  fileprivate var spokenParts: String {
    if children.isEmpty { return spokenText }
    return children.filter { $0.kind != .option }.map(\.spokenPart).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private var spokenPart: String {
    let accessibility = describe().accessibility
    return accessibility.isHidden ? "" : accessibility.label ?? spokenParts
  }

  /// Whether everything inside is read as one, because nothing inside takes input.
  func isCombined(_ accessibility: Accessibility) -> Bool {
    accessibility.children == .combine && !containsControl
  }

  fileprivate var containsControl: Bool {
    children.contains {
      $0.kind.isControl || $0.containsControl || $0.describe().actions.contains(.tap)
    }
  }
}

extension Markup {
  mutating func references(_ ids: [ElementID]) {
    for (index, id) in ids.enumerated() {
      if index > 0 { byte(0x20) }
      byte(0x6E)
      number(id.rawValue)
    }
  }

  /// Appends `i` input, `v` choose, `t` tap, `f` focus, `r` return, `d` dismiss, `x` delete, `m`
  /// move, `h` hover, `g` measure.
  mutating func letters(_ actions: ActionSet) {
    if actions.contains(.input) { byte(0x69) }
    if actions.contains(.choose) { byte(0x76) }
    if actions.contains(.tap) { byte(0x74) }
    if actions.contains(.focus) { byte(0x66) }
    if actions.contains(.submit) { byte(0x72) }
    if actions.contains(.dismiss) { byte(0x64) }
    if actions.contains(.delete) { byte(0x78) }
    if actions.contains(.move) { byte(0x6D) }
    if actions.contains(.hover) { byte(0x68) }
    if actions.contains(.measure) { byte(0x67) }
  }
}

extension Element {
  /// Whether text is typed somewhere below.
  @MainActor var holdsField: Bool {
    children.contains { child in
      switch child.kind {
      case .textField, .secureField, .textEditor: true
      default: child.holdsField
      }
    }
  }
}

extension Element.Kind {
  /// Controls whose native input stands inside their outer node.
  var isComposite: Bool {
    switch self {
    case .toggle, .picker, .datePicker, .colorPicker, .slider, .stepper, .disclosure, .menu: true
    default: false
    }
  }
}
