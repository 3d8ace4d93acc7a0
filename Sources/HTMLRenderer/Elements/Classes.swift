import DisplayTree

extension Renderer {
  /// Appends every class but the first, each with a space before it.
  mutating func classes(_ element: Element, _ description: Description) {
    if element.fills.contains(.horizontal) { out.raw(" fw") }
    if element.fills.contains(.vertical) { out.raw(" fh") }
    if element.sizing.fixed == .both, element.ratio != nil { out.raw(" fits") }
    for declaration in description.style.declarations { out.classes(declaration) }
    switch element.kind {
    case .section, .row: rowClasses(description)
    case .textField, .secureField, .textEditor: fieldClasses(description)
    default:
      kindClasses(element, description)
      if description.actions.contains(.tap), element.kind != .button { out.raw(" tappable") }
      if let control = description.control { controlClasses(control, description) }
    }
  }

  /// What a kind adds beside its name.
  private mutating func kindClasses(_ element: Element, _ description: Description) {
    switch element.kind {
    case .gridRow: gridRowClasses(description)
    case .page: if description.presentation?.isLargeTitle == true { out.raw(" large") }
    case .inset: out.raw(description.presentation?.edge == .top ? " at-top" : " at-bottom")
    case .toolbarItem: out.raw(description.presentation?.placement?.className ?? "")
    case .symbol, .image, .asyncImage: graphicClasses(description)
    default: break
    }
  }

  private mutating func rowClasses(_ description: Description) {
    if description.actions.contains(.tap) { out.raw(" tappable") }
    if description.control?.isSelected == true { out.raw(" chosen") }
    if !description.isEnabled { out.raw(" off") }
  }

  private mutating func fieldClasses(_ description: Description) {
    switch description.field?.style {
    case .automatic, nil: break
    case .plain: out.raw(" v-plain")
    case .roundedBorder: out.raw(" v-rounded")
    case .square: out.raw(" v-square")
    }
    if description.field?.isRevealed == true { out.raw(" secret") }
    if description.accessibility.isInvalid { out.raw(" invalid") }
  }

  /// A row that is centred says so, because it would follow its grid else.
  private mutating func gridRowClasses(_ description: Description) {
    for case .alignment(let alignment) in description.style.declarations
    where alignment.vertical == .center {
      out.raw(" vc")
    }
  }

  private mutating func graphicClasses(_ description: Description) {
    switch description.graphic {
    case .symbol(let graphic): out.raw(graphic.className)
    case .image(let graphic) where graphic.isResizable:
      out.raw(graphic.contentMode == .fill ? " resizable cover" : " resizable")
    default: break
    }
  }

  /// Variant, size, role and state of a control.
  private mutating func controlClasses(_ control: ControlTraits, _ description: Description) {
    out.raw(control.variant.className)
    if control.size != .regular { out.raw(control.size.className) }
    switch control.role {
    case .destructive: out.raw(" destructive")
    case .cancel: out.raw(" cancel")
    case .confirm: out.raw(" confirm")
    case .close, nil: break
    }
    if control.prominence { out.raw(" prominent") }
    if control.isCapsule { out.raw(" capsule") }
    if control.isEditing { out.raw(" editing") }
    if control.takesFullSwipe { out.raw(" full") }
    if control.isSelected { out.raw(" chosen") }
    if !description.isEnabled { out.raw(" off") }
  }
}

extension Presentation.Placement {
  fileprivate var className: StaticString {
    switch self {
    case .automatic, .trailing, .confirm, .primary: " p-trailing"
    case .leading, .cancel, .principal, .status, .bottomBar, .titleMenu: ""
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
  /// Empty where the look is that of the markup alone, which the variant chooses.
  fileprivate var className: StaticString {
    switch self {
    case .plain: " v-plain"
    case .bordered: " v-bordered"
    case .borderedProminent: " v-prominent"
    case .custom: " v-custom"
    case .segmented: " v-segmented"
    case .navigationLink: " v-navigation"
    case .palette: " v-palette"
    case .wheel: " v-wheel"
    case .link: " v-link"
    case .checkbox: " v-checkbox"
    case .circular: " v-circular"
    case .grouped: " v-grouped"
    case .inset: " v-inset"
    case .sidebar: " v-sidebar"
    case .columns: " v-columns"
    case .titleAndIcon: " v-both"
    case .automatic, .borderless, .menu, .inline, .radioGroup, .switch, .button,
      .compact, .graphical, .field, .stepperField, .linear, .insetGrouped:
      ""
    }
  }
}

extension Element.Kind {
  /// The first class of the outer node.
  var className: StaticString {
    switch self {
    case .root: "root"
    case .box: "box"
    case .layered: "layered"
    case .backgroundLayer: "layer under"
    case .overlayLayer: "layer over"
    case .safeAreaHost: "safehost"
    case .inset: "inset"
    case .hstack: "hstack"
    case .vstack: "vstack"
    case .zstack: "zstack"
    case .grid: "grid"
    case .gridRow: "gridrow"
    case .lazyGrid: "lazygrid"
    case .scroll: "scroll"
    case .geometry: "geometry"
    case .text: "text"
    case .image: "image"
    case .symbol: "symbol"
    case .spacer: "spacer"
    case .divider: "divider"
    case .shape: "shape"
    case .fill: "shape paint"
    case .progress: "progress"
    case .gauge: "gauge"
    case .asyncImage: "image"
    case .button: "button"
    case .link: "link"
    case .menu: "menu"
    case .textField, .secureField: "field"
    case .textEditor: "field editor"
    case .toggle: "toggle"
    case .picker: "picker"
    case .option: "option"
    case .datePicker: "datepicker"
    case .colorPicker: "colorpicker"
    case .slider: "slider"
    case .stepper: "stepper"
    case .disclosure: "disclosure"
    case .form: "form"
    case .list: "list"
    case .section: "section"
    case .row: "row"
    case .groupBox: "groupbox"
    case .labeledContent: "labeled"
    case .label: "label"
    case .header: "header"
    case .footer: "footer"
    case .content: "content"
    case .title: "title"
    case .icon: "icon"
    case .value: "value"
    case .message: "message"
    case .actions: "actions"
    case .placeholder: "placeholder"
    case .navigation: "navigation"
    case .page: "page"
    case .toolbar: "toolbar"
    case .toolbarItem: "toolbaritem"
    case .sheet: "sheet"
    case .cover: "sheet fullscreen"
    case .alert: "alert"
    case .dialog: "alert choices"
    case .popover: "popover"
    case .tabs: "tabs"
    case .tab: "tab"
    }
  }
}
