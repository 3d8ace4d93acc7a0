import DisplayTree

extension Renderer {
  /// One native input for each chosen part of the date.
  mutating func datePicker(_ element: Element, _ description: Description) {
    open("div", element, description, "datepicker")
    compositeAttributes(element, description)
    out.byte(0x3E)
    labelPart(element, description)
    out.raw("<span class=\"parts\">")
    let control = description.control ?? ControlTraits()
    if control.dateParts.contains(.date) {
      part("date", .date, element, description, isLimited: true) { $0.date }
    }
    if control.dateParts.contains(.time) {
      part("time", .time, element, description, isLimited: control.dateParts == .time) { $0.time }
    }
    out.raw("</span></div>")
  }

  private mutating func part(
    _ type: StaticString, _ word: SystemWord, _ element: Element, _ description: Description,
    isLimited: Bool, _ select: (DateText) -> Substring
  ) {
    out.raw("<input class=\"pill\" type=\"")
    out.raw(type)
    out.byte(0x22)
    let control = description.control ?? ControlTraits()
    let isOneOfTwo = control.dateParts == [.date, .time]
    if isOneOfTwo { partName(type, word, element, description.accessibility) }
    native(element, description, isNamed: !isOneOfTwo)
    part(" value=\"", control.value, select)
    if isLimited {
      part(" min=\"", control.minimum, select)
      part(" max=\"", control.maximum, select)
    }
    out.byte(0x3E)
  }

  /// The picker's name and the part's own: by reference to the visible label and to itself, so that
  /// a label that changes is followed.
  private mutating func partName(
    _ type: StaticString, _ word: SystemWord, _ element: Element, _ accessibility: Accessibility
  ) {
    let label = name(of: element, accessibility)
    out.raw(" aria-label=\"")
    if let label {
      out.attribute(label)
      out.raw(", ")
    }
    out.attribute(tree.say(word))
    out.byte(0x22)
    guard label == nil, !element.children.isEmpty else { return }
    out.raw(" id=\"l")
    out.number(element.id.rawValue)
    out.raw(type)
    out.raw("\" aria-labelledby=\"l")
    out.number(element.id.rawValue)
    out.raw(" l")
    out.number(element.id.rawValue)
    out.raw(type)
    out.byte(0x22)
  }

  private mutating func part(
    _ name: StaticString, _ value: String?, _ select: (DateText) -> Substring
  ) {
    guard let value, !value.isEmpty else { return }
    let part = select(DateText(value))
    guard !part.isEmpty else { return }
    out.raw(name)
    out.attribute(String(part))
    out.byte(0x22)
  }

  mutating func colorPicker(_ element: Element, _ description: Description) {
    open("div", element, description, "colorpicker")
    compositeAttributes(element, description)
    out.byte(0x3E)
    labelPart(element, description)
    out.raw("<input type=\"color\"")
    native(element, description)
    out.raw(" value=\"")
    out.attribute(description.control?.value ?? "#000000")
    out.raw("\"></div>")
  }
}

/// The parts of an ISO 8601 date that native inputs take.
struct DateText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// `2020-09-14`, empty for a time alone.
  var date: Substring { text.contains("-") ? text.prefix(10) : "" }

  /// `10:30`, empty for a date alone.
  var time: Substring {
    guard let mark = text.firstIndex(where: { $0 == "T" || $0 == " " }) else {
      return text.contains("-") ? "" : text.prefix(5)
    }
    return text[text.index(after: mark)...].prefix(5)
  }
}
