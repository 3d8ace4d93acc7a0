/// The attributes of outer nodes that a patch may set or take away later.
enum Attribute: UInt8 {
  case role, tabindex, actions, key, test
  case label, description, valueText, hidden, live, disabled, invalid, required, describedBy
  case pressed, selected, level, inert
  case type, placeholder, inputMode, enterKey, capitalize, correct, spellcheck, complete
  case maximumLength, rows, href, shortcut, alt, source
  case valueNow, valueMinimum, valueMaximum, isDefault, isCancel, rel, target, open
  case current, title, watches, modal, expanded, language

  var name: StaticString {
    switch self {
    case .role: "role"
    case .tabindex: "tabindex"
    case .actions: "data-a"
    case .key: "data-k"
    case .test: "data-testid"
    case .label: "aria-label"
    case .description: "aria-description"
    case .valueText: "aria-valuetext"
    case .hidden: "aria-hidden"
    case .live: "aria-live"
    case .disabled: "disabled"
    case .invalid: "aria-invalid"
    case .required: "aria-required"
    case .describedBy: "aria-describedby"
    case .pressed: "aria-pressed"
    case .selected: "aria-selected"
    case .level: "aria-level"
    case .inert: "inert"
    case .type: "type"
    case .placeholder: "placeholder"
    case .inputMode: "inputmode"
    case .enterKey: "enterkeyhint"
    case .capitalize: "autocapitalize"
    case .correct: "autocorrect"
    case .spellcheck: "spellcheck"
    case .complete: "autocomplete"
    case .maximumLength: "maxlength"
    case .rows: "rows"
    case .href: "href"
    case .shortcut: "aria-keyshortcuts"
    case .alt: "alt"
    case .source: "src"
    case .valueNow: "aria-valuenow"
    case .valueMinimum: "aria-valuemin"
    case .valueMaximum: "aria-valuemax"
    case .isDefault: "data-default"
    case .isCancel: "data-cancel"
    case .rel: "rel"
    case .target: "target"
    case .open: "open"
    case .current: "aria-current"
    case .title: "title"
    case .watches: "data-more"
    case .modal: "aria-modal"
    case .expanded: "aria-expanded"
    case .language: "lang"
    }
  }

  var bit: UInt64 { 1 << UInt64(rawValue) }
}
