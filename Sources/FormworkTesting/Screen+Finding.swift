import DisplayTree
import SwiftUI

extension Screen {
  /// The control or text with this accessibility identifier.
  public func element(identifier: String) -> ScreenElement {
    find("identifier \"\(identifier)\"") { $0.accessibility.identifier == identifier }
  }

  /// The text field whose label or prompt this is.
  public func field(_ label: String) -> ScreenElement {
    find("field \"\(label)\"") { description in
      guard let field = description.field else { return false }
      return description.accessibility.label == label || field.prompt == label
    }
  }

  /// The button with this label; else what acts as one: a row that a tap selects, a view with a tap
  /// gesture.
  public func button(_ label: String) -> ScreenElement {
    let button = find("button \"\(label)\"", kinds: [.button, .link, .menu]) {
      element, description in
      element.spokenName(description) == label
    }
    let acting = find("button \"\(label)\"") { element, description in
      description.actions.contains(.tap) && element.spokenName(description) == label
    }
    return ScreenElement(screen: self, what: button.what) { button.find() ?? acting.find() }
  }

  /// A control by its label, whatever kind it is.
  public func control(_ label: String) -> ScreenElement {
    find("control \"\(label)\"") { element, description in
      !description.actions.isEmpty && element.spokenName(description) == label
    }
  }

  /// The text that reads exactly so.
  public func text(_ text: String) -> ScreenElement {
    find("text \"\(text)\"", kinds: [.text]) { _, description in description.text == text }
  }

  /// Every text on the screen that is no button's label and no picker's option, in order.
  public var texts: [String] {
    all { $0.kind == .text && $0.isVisible && !$0.isInButton }.compactMap { $0.describe().text }
  }

  /// Every button's label, in order.
  public var buttons: [String] {
    all { $0.kind == .button }.map { $0.spokenName($0.describe()) }
  }

  private func find(
    _ what: String, _ matches: @escaping (DisplayTree.Description) -> Bool
  ) -> ScreenElement {
    find(what) { _, description in matches(description) }
  }

  func find(
    _ what: String, kinds: Set<Element.Kind>? = nil,
    in root: @escaping (ViewHost) -> Element? = { $0.tree.root },
    _ matches: @escaping (Element, DisplayTree.Description) -> Bool
  ) -> ScreenElement {
    ScreenElement(screen: self, what: what) { [host] in
      Self.elements(below: root(host)).first { element in
        guard kinds?.contains(element.kind) ?? true else { return false }
        return matches(element, element.describe())
      }
    }
  }

  func all(_ matches: (Element) -> Bool) -> [Element] {
    Self.elements(below: host.tree.root).filter(matches)
  }

  /// An element and what stands in it, pages and tabs that are not in front left out.
  static func elements(below root: Element?) -> [Element] {
    guard let root else { return [] }
    return [root] + root.frontChildren.flatMap { elements(below: $0) }
  }
}

extension Element {
  /// What a screen reader calls a control: its label for assistive technology, else the visible
  /// one.
  func spokenName(_ description: DisplayTree.Description) -> String {
    if let label = description.accessibility.label { return label }
    let parts = children.filter { !Self.partsBesideLabel.contains($0.kind) }
    if kind == .text { return textInside }
    let name = parts.map(\.textInside).filter { !$0.isEmpty }.joined(separator: ", ")
    return name.isEmpty ? onlySymbol?.spokenName ?? "" : name
  }

  /// Parts of a control that are no label: what it holds or opens.
  private static let partsBesideLabel: Set<Kind> = [.option, .content, .value]

  /// The texts inside, joined as a screen reader would.
  var textInside: String {
    if kind == .text { return describe().text ?? "" }
    if [.label, .symbol, .image].contains(kind), let label = describe().accessibility.label {
      return label
    }
    return children.map(\.textInside).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  var isInButton: Bool {
    var current = parent
    while let element = current {
      if element.kind == .button || element.kind == .option { return true }
      current = element.parent
    }
    return false
  }

  /// Whether no box above makes it invisible.
  var isVisible: Bool {
    var current: Element? = self
    while let element = current {
      if !element.describe().isReachable { return false }
      current = element.parent
    }
    return true
  }
}
