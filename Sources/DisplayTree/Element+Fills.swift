@MainActor extension Element {
  /// Computes in which axes the element fills, from its own kind and its children's fills.
  func computeFills() -> Axes {
    var fills = intrinsicFills().subtracting(sizing.fixed)
    if sizing.fixed == .horizontal || sizing.fixed == .vertical, ratio == .fit { fills = [] }
    return fills.union(sizing.expands)
  }

  /// How the only thing in the box, through boxes and layers around it that have no length of their
  /// own, keeps its ratio.
  package var ratio: Sizing.Ratio? {
    if let ratio = sizing.ratio { return ratio }
    guard kind == .box || kind == .layered, let content, content.sizing.fixed.isEmpty
    else { return nil }
    return content.ratio
  }

  /// The only child that is no layer.
  private var content: Element? {
    var content: Element?
    for child in children where child.kind != .backgroundLayer && child.kind != .overlayLayer {
      guard content == nil else { return nil }
      content = child
    }
    return content
  }

  private func intrinsicFills() -> Axes {
    switch kind {
    case .textField, .secureField, .slider, .datePicker, .labeledContent, .progress, .gauge,
      .picker, .toggle, .stepper, .colorPicker, .disclosure, .groupBox:
      ownFills
    case .spacer, .divider:
      spacerFills
    case .textEditor, .form, .list, .geometry, .shape, .fill, .navigation, .page, .tabs,
      .safeAreaHost, .root:
      ownFills
    case .image, .symbol, .asyncImage, .text:
      []
    case .backgroundLayer, .overlayLayer, .sheet, .cover, .alert, .dialog, .popover, .toolbar,
      .toolbarItem, .title:
      []
    case .layered:
      childFills(withLayers: false)
    default:
      childFills(withLayers: true)
    }
  }

  private func childFills(withLayers: Bool) -> Axes {
    var fills: UInt8 = 0
    for child in children
    where withLayers || child.kind != .backgroundLayer && child.kind != .overlayLayer {
      fills |= child.fills.rawValue
    }
    return Axes(rawValue: fills)
  }

  private var ownFills: Axes {
    switch kind {
    case .textEditor, .form, .list, .geometry, .shape, .fill, .navigation, .page, .tabs,
      .safeAreaHost, .root:
      .both
    default:
      .horizontal
    }
  }

  /// A spacer fills the axis of the stack it stands in; a divider the other one.
  private var spacerFills: Axes {
    let axis = stackAxis
    guard kind == .divider else { return axis }
    return axis == .horizontal ? .vertical : .horizontal
  }

  private var stackAxis: Axes {
    var ancestor = parent
    while let element = ancestor {
      switch element.kind {
      case .hstack: return .horizontal
      case .vstack, .root, .page, .form, .list, .section, .scroll: return .vertical
      case .zstack, .grid, .gridRow: return .both
      default: ancestor = element.parent
      }
    }
    return .vertical
  }
}
