import DisplayTree

extension Renderer {
  /// A box whose children stand in it in order: stacks, modifiers, named places.
  mutating func container(_ element: Element, _ description: Description) {
    let isHeading = element.kind == .header || description.accessibility.traits.contains(.header)
    open("div", element, description, element.kind.className)
    semantics(element, description)
    if element.kind == .placeholder { attribute(.hidden, fixed: "true", element) }
    if isHeading, element.kind == .header, description.accessibility.label == nil {
      attribute(.role, fixed: "heading", element)
      attribute(.level, number: heading(description.accessibility), element)
    }
    tappable(element, description)
    out.byte(0x3E)
    children(of: element)
    close("div")
  }

  /// A grid counts its columns by its widest row.
  mutating func grid(_ element: Element, _ description: Description) {
    container(element, description)
  }

  mutating func leaf(_ element: Element, _ description: Description) {
    open("div", element, description, element.kind.className)
    common(element, description)
    tappable(element, description)
    out.raw("></div>")
  }

  /// What a kind adds to the inline style beside its declarations.
  mutating func ownStyle(_ element: Element, _ description: Description) {
    switch element.kind {
    case .grid:
      out.property("--columns:", columnCount(of: element))
    case .progress, .gauge:
      if let share = share(description.control) { out.property("--value:", share * 100, "%") }
    case .sheet:
      if let detent = description.presentation?.detents.min() {
        out.property("--detent:", detent * 100, "dvh")
      }
    case .textEditor, .textField:
      if let lines = description.field?.lineLimit, description.field?.isMultiline == true {
        out.property("--lines:", lines.lowerBound)
        if lines.upperBound < 1000 { out.property("--most:", lines.upperBound) }
      }
    case .box: ratioStyle(element, description)
    case .image: imageStyle(description)
    case .shape, .fill: shapeStyle(element, description)
    default: break
    }
  }

  /// A row that is centred says so, because it would follow its grid else.
  mutating func gridRowClasses(_ description: Description) {
    for case .alignment(let alignment) in description.style.declarations
    where alignment.vertical == .center {
      out.raw(" vc")
    }
  }

  private func columnCount(of grid: Element) -> Int {
    var most = 1
    for row in grid.children where row.kind == .gridRow {
      var columns = 0
      for cell in row.children { columns += span(of: cell) }
      most = max(most, columns)
    }
    return most
  }

  private func span(of cell: Element) -> Int {
    for case .columnSpan(let span) in cell.describe().style.declarations { return span }
    return 1
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
    case .asyncImage: "image async"
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
