import DisplayTree

extension Element {
  /// The title of the page in front, among this element and what stands in it; presentations above
  /// have titles of their own.
  var frontTitle: String? {
    if kind == .page, let title = describe().presentation?.title, !title.isEmpty { return title }
    for child in frontChildren where child.mayHoldPages {
      if let title = child.frontTitle { return title }
    }
    return nil
  }

  /// The children that a person can get at: of pages and tabs the one in front.
  package var frontChildren: [Element] {
    switch kind {
    case .navigation: return children.last.map { [$0] } ?? []
    case .tabs:
      let selected = describe().control?.value
      return children.enumerated().compactMap { selected == "\($0.offset)" ? $0.element : nil }
    default: return Array(children)
    }
  }

  private var mayHoldPages: Bool {
    switch kind {
    case .sheet, .cover, .popover, .alert, .dialog, .form, .list, .text, .button, .textField: false
    default: true
    }
  }

  /// Whether another page or tab lies in front of the one that the element stands on.
  package var isOnHiddenPage: Bool {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .navigation where parent.children.last !== current: return true
      case .tabs where !parent.frontChildren.contains(where: { $0 === current }): return true
      default: current = parent
      }
    }
    return false
  }
}

extension Action {
  /// Whether a person has to see what they do it to. Text and focus may come late from a page that
  /// was covered meanwhile, or be replayed into it.
  var isPress: Bool {
    switch self {
    case .tap, .submit, .delete, .move, .dismiss: true
    case .input, .choose, .focus, .blur, .hover, .measure, .key: false
    }
  }
}
