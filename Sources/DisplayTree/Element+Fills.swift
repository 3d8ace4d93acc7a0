@MainActor extension Element {
  /// Computes in which axes the element fills, from its own kind and its children's fills.
  func computeFills() -> Axes {
    var fills = intrinsicFills().subtracting(sizing.fixed)
    if sizing.fixed == .horizontal || sizing.fixed == .vertical, keepsRatio { fills = [] }
    return fills.union(sizing.expands)
  }

  /// Whether the only thing in the box, through boxes around it, keeps its ratio.
  private var keepsRatio: Bool {
    if sizing.keepsRatio { return true }
    guard kind == .box, children.count == 1 else { return false }
    return children[0].keepsRatio
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
      children.reduce(into: Axes()) { axes, child in
        if child.kind != .backgroundLayer, child.kind != .overlayLayer {
          axes.formUnion(child.fills)
        }
      }
    default:
      children.reduce(into: Axes()) { $0.formUnion($1.fills) }
    }
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
