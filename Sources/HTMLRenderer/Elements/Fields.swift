import DisplayTree

extension Renderer {
  /// The input is the element's own node, so that a patch reaches it without detour.
  mutating func textField(_ element: Element, _ description: Description) {
    if description.field?.isMultiline == true { return textEditor(element, description) }
    open("input", element, description, "field")
    fieldAttributes(element, description)
    if let field = description.field, !field.isSecure, !field.value.isEmpty {
      out.raw(" value=\"")
      out.attribute(field.value)
      out.byte(0x22)
    }
    out.byte(0x3E)
  }

  /// A text area that grows with its text. The line feed after the tag is the one that a parser
  /// drops, so that a text beginning with one keeps it.
  mutating func textEditor(_ element: Element, _ description: Description) {
    open("textarea", element, description, element.kind == .textEditor ? "field editor" : "field")
    fieldAttributes(element, description)
    out.raw(">\n")
    if let field = description.field, !field.isSecure { out.text(field.value) }
    close("textarea")
  }

  mutating func fieldAttributes(_ element: Element, _ description: Description) {
    fieldControl(element, description)
    fieldSemantics(element, description)
  }

  /// How it is typed into: what the control aspect changes.
  mutating func fieldControl(_ element: Element, _ description: Description) {
    guard let field = description.field else { return }
    let isArea = field.isMultiline || element.kind == .textEditor
    if isArea {
      attribute(.rows, number: field.lineLimit?.lowerBound ?? (field.isMultiline ? 1 : 3), element)
    } else {
      attribute(.type, fixed: inputType(description), element)
    }
    attribute(.placeholder, field.prompt, element)
    attribute(.inputMode, fixed: field.keyboard.inputMode, element)
    attribute(.enterKey, fixed: field.submitLabel?.hint, element)
    attribute(.capitalize, fixed: field.capitalizationHint, element)
    attribute(
      .correct, fixed: field.correction.map { $0 ? "on" : "off" } ?? nil, element)
    attribute(.spellcheck, fixed: field.correction == false ? "false" : nil, element)
    attribute(.complete, field.autocomplete, element)
    attribute(.maximumLength, number: field.maximumLength, element)
    flag(.disabled, !description.isEnabled, element)
    owner(element, field)
    replayKey(element, description)
    actions(element, description)
  }

  /// What a browser fills in by itself belongs to a form: the page's own where none stands around.
  private mutating func owner(_ element: Element, _ field: FieldTraits) {
    guard notation == .markup, field.isSecure || field.autocomplete != nil else { return }
    if !element.isInsideForm { out.raw(" form=\"loose\"") }
  }

  private func inputType(_ description: Description) -> StaticString? {
    let isSearch = description.accessibility.traits.contains(.searchField)
    return isSearch ? "search" : description.field?.inputType
  }

  /// What is said of it: what the accessibility aspect changes.
  mutating func fieldSemantics(_ element: Element, _ description: Description) {
    let accessibility = description.accessibility
    attribute(.label, accessibility.label ?? description.field?.prompt, element)
    attribute(.invalid, fixed: accessibility.isInvalid ? "true" : nil, element)
    attribute(.required, fixed: accessibility.isRequired ? "true" : nil, element)
    common(element, description)
  }
}

extension FieldTraits {
  /// Never `number`: its spinner, its wheel and its rejected text lose what people typed.
  fileprivate var inputType: StaticString {
    if isSecure { return "password" }
    switch keyboard {
    case .email: return "email"
    case .phone: return "tel"
    case .url: return "url"
    case .webSearch: return "search"
    default: break
    }
    switch autocomplete {
    case "email": return "email"
    case "tel": return "tel"
    case "url": return "url"
    default: return "text"
    }
  }

  /// `automatic` leaves the choice to the browser, but addresses are never capitalised.
  fileprivate var capitalizationHint: StaticString? {
    switch capitalization {
    case .automatic: nil
    case .never: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension FieldTraits.Keyboard {
  fileprivate var inputMode: StaticString? {
    switch self {
    case .number, .asciiNumber: "numeric"
    case .decimal: "decimal"
    case .phone: "tel"
    case .email: "email"
    case .url: "url"
    case .webSearch: "search"
    case .default, .ascii, .numbersAndPunctuation, .name, .social: nil
    }
  }
}

extension FieldTraits.SubmitLabel {
  /// The seven hints that HTML knows.
  fileprivate var hint: StaticString {
    switch self {
    case .done, .continue: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .return: "enter"
    case .next: "next"
    }
  }
}
