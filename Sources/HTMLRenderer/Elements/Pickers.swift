import DisplayTree

extension Renderer {
  /// A native `<select>`, or a group of radio inputs for the styles that show every option.
  mutating func picker(_ element: Element, _ description: Description) {
    open("div", element, description, "picker")
    compositeAttributes(element, description)
    out.byte(0x3E)
    labelPart(element, description)
    switch description.control?.variant {
    case .segmented: radios(element, description, "segmented")
    case .palette: radios(element, description, "segmented palette")
    case .inline: radios(element, description, "inline")
    case .radioGroup: radios(element, description, "inline radios")
    default: select(element, description)
    }
    out.raw("</div>")
  }

  private mutating func select(_ element: Element, _ description: Description) {
    out.raw("<span class=\"select\"><select")
    if description.control?.variant == .wheel { out.raw(" size=\"5\"") }
    native(element, description)
    out.byte(0x3E)
    let options = PickerOption.all(in: element)
    let isChosen = options.contains { $0.value == description.control?.value }
    if !isChosen { out.raw("<option value=\"\" hidden selected></option>") }
    groups(of: options, in: description)
    out.raw("</select>")
    currentValue(of: element)
    glyph(SymbolGraphic(name: "chevron.up.chevron.down"))
    out.raw("</span>")
  }

  /// What the author shows in place of the chosen option; the native control is what is read.
  private mutating func currentValue(of element: Element) {
    guard let value = element.children.first(where: { $0.kind == .value }) else { return }
    out.raw("<span class=\"current\" aria-hidden=\"true\">")
    render(value)
    out.raw("</span>")
  }

  /// Options of a section stand in an `optgroup` with its title, or below a line without one.
  private mutating func groups(of options: [PickerOption], in description: Description) {
    var group: String?
    for (index, option) in options.enumerated() {
      if option.group != group {
        if group?.isEmpty == false { out.raw("</optgroup>") }
        group = option.group
        beginGroup(group, isFirst: index == 0)
      }
      self.option(option, in: description)
    }
    if group?.isEmpty == false { out.raw("</optgroup>") }
  }

  private mutating func beginGroup(_ title: String?, isFirst: Bool) {
    guard let title, !title.isEmpty else {
      if !isFirst { out.raw("<hr>") }
      return
    }
    out.raw("<optgroup label=\"")
    out.attribute(title)
    out.raw("\">")
  }

  private mutating func option(_ option: PickerOption, in picker: Description) {
    out.raw("<option id=\"n")
    out.number(option.element.id.rawValue)
    out.raw("\" value=\"")
    out.attribute(option.value)
    out.byte(0x22)
    if option.value == picker.control?.value { out.raw(" selected") }
    if !option.isEnabled { out.raw(" disabled") }
    out.byte(0x3E)
    out.text(option.element.spokenText)
    out.raw("</option>")
  }

  private mutating func radios(
    _ element: Element, _ description: Description, _ name: StaticString
  ) {
    out.raw("<div role=\"radiogroup\" class=\"")
    out.raw(name)
    out.byte(0x22)
    native(element, description, isGroup: true)
    out.byte(0x3E)
    let isListed = description.control?.variant.isListed == true
    var group: String?
    for option in PickerOption.all(in: element) {
      if isListed, option.group != group, let title = option.group, !title.isEmpty {
        out.raw("<div class=\"optiontitle\">")
        out.text(title)
        out.raw("</div>")
      }
      group = option.group
      radio(option, element, description)
    }
    out.raw("</div>")
  }

  private mutating func radio(
    _ option: PickerOption, _ picker: Element, _ description: Description
  ) {
    out.raw("<label class=\"choice\"><input type=\"radio\" name=\"g")
    out.number(picker.id.rawValue)
    out.raw("\" value=\"")
    out.attribute(option.value)
    out.byte(0x22)
    inner(picker)
    if option.value == description.control?.value { out.raw(" checked") }
    if !description.isEnabled || !option.isEnabled { out.raw(" disabled") }
    out.byte(0x3E)
    render(option.element)
    if description.control?.variant == .inline {
      glyph(SymbolGraphic(name: "checkmark"))
    }
    out.raw("</label>")
  }

  /// The visible content of one option of a radio group.
  mutating func option(_ element: Element, _ description: Description) {
    container(element, description)
  }
}

extension ControlTraits.Variant {
  /// Whether a picker shows its options below each other, with a mark at the chosen one.
  var isListed: Bool { self == .inline || self == .radioGroup }

  /// Whether a picker consists of radio inputs.
  var showsEveryOption: Bool { isListed || self == .segmented || self == .palette }
}

/// An option of a picker with the value that stands for it on the wire.
@MainActor struct PickerOption {
  let element: Element
  let value: String
  let isEnabled: Bool
  /// The title of the section around it.
  let group: String?

  /// The options in order, also those in sections; an option without a value goes by its number.
  static func all(in picker: Element) -> [PickerOption] {
    var options: [PickerOption] = []
    collect(in: picker, into: &options)
    return options
  }

  private static func collect(in element: Element, into options: inout [PickerOption]) {
    for child in element.children {
      guard child.kind == .option else {
        collect(in: child, into: &options)
        continue
      }
      let description = child.describe()
      let value = description.control?.value ?? ""
      options.append(
        PickerOption(
          element: child, value: value.isEmpty ? String(options.count) : value,
          isEnabled: description.isEnabled, group: description.control?.group))
    }
  }
}

@MainActor extension Element {
  /// The text of an element and everything in it, as one line.
  var spokenText: String {
    let description = describe()
    if let label = description.accessibility.label { return label }
    if let text = description.text { return text }
    return children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
