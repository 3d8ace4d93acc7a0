import DisplayTree
import SwiftUI
import Testing

/// What is presented above the rest of a screen, looked up anew each time it is asked.
@MainActor public struct ScreenPresentation {
  let screen: Screen
  let what: String
  let find: () -> Element?

  /// Whether it is on the screen now.
  public var exists: Bool { find() != nil }

  /// The title, drawn or only read out.
  public var title: String { find()?.describe().accessibility.label ?? "" }

  /// The message below an alert's title.
  public var message: String {
    find()?.children.first { $0.kind == .message }?.textInside ?? ""
  }

  /// The labels of its buttons, in order.
  public var buttons: [String] {
    Screen.elements(below: find()).filter { $0.kind == .button }
      .map { $0.describe().accessibility.label ?? $0.textInside }
  }

  /// Its texts that are no button's label, in order.
  public var texts: [String] {
    Screen.elements(below: find()).filter { $0.kind == .text && !$0.isInButton }
      .compactMap { $0.describe().text }
  }

  /// The button with this label in it.
  public func button(_ label: String) -> ScreenElement {
    let find = find
    return screen.find("button \"\(label)\" of the \(what)", kinds: [.button], in: { _ in find() })
    {
      element, description in
      (description.accessibility.label ?? element.textInside) == label
    }
  }

  /// Presses Escape: the button that cancels, else what a click beside it does.
  public func escape(sourceLocation: SourceLocation = #_sourceLocation) {
    let find = find
    let button = screen.find("button", kinds: [.button], in: { _ in find() }) {
      $1.control?.isCancel == true
    }
    if button.exists {
      button.tap(sourceLocation: sourceLocation)
    } else {
      dismiss(sourceLocation: sourceLocation)
    }
  }

  /// Clicks beside it, or drags it away.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) {
    ScreenElement(screen: screen, what: what, find: find)
      .dismiss(sourceLocation: sourceLocation)
  }

  /// Whether a click beside it would close it.
  public var takesDismiss: Bool { find()?.describe().actions.contains(.dismiss) ?? false }
}

extension Screen {
  /// The topmost alert, or choice of actions.
  public var alert: ScreenPresentation { presentation("alert", [.alert, .dialog]) }

  /// The topmost sheet, or cover.
  public var sheet: ScreenPresentation { presentation("sheet", [.sheet, .cover]) }

  /// The first popover.
  public var popover: ScreenPresentation {
    ScreenPresentation(screen: self, what: "popover") { [host] in
      Self.elements(below: host.tree.root).first { $0.kind == .popover }
    }
  }

  private func presentation(_ what: String, _ kinds: Set<Element.Kind>) -> ScreenPresentation {
    ScreenPresentation(screen: self, what: what) { [host] in
      host.tree.root?.children.last { kinds.contains($0.kind) }
    }
  }

  /// Whether something modal lies between the person and the element.
  func isBehindPresentation(_ element: Element) -> Bool {
    guard let top = host.tree.root?.children.last(where: \.isModal) else { return false }
    var current: Element? = element
    while let ancestor = current {
      if ancestor === top { return false }
      current = ancestor.parent
    }
    return true
  }
}

extension Element {
  fileprivate var isModal: Bool {
    switch kind {
    case .sheet, .cover, .alert, .dialog: true
    default: false
    }
  }
}

extension Screen {
  /// The share of the window's height that the topmost sheet stands at.
  public var sheetDetents: [Double] {
    sheet.find()?.describe().presentation?.detents ?? []
  }
}
