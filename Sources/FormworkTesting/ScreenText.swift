import DisplayTree

/// Prints a display tree for people: kind, name, value and state, boxes left out.
@MainActor struct ScreenText {
  private let tree: Tree

  init(_ tree: Tree) { self.tree = tree }

  func text(of element: Element, indent: Int = 0) -> String {
    let description = element.describe()
    let isBox = element.kind == .box || element.kind == .layered
    let line = isBox ? "" : self.line(element, description, indent)
    return line
      + element.children.map { text(of: $0, indent: isBox ? indent : indent + 1) }.joined()
  }

  private func line(
    _ element: Element, _ description: DisplayTree.Description, _ indent: Int
  ) -> String {
    var parts = ["\(element.kind)"]
    if let text = description.text { parts.append("\"\(text)\"") }
    if let label = description.accessibility.label { parts.append("\"\(label)\"") }
    if case .symbol(let symbol) = description.graphic { parts.append(symbol.name) }
    if let field = description.field {
      parts.append(field.isSecure ? "(secure)" : "= \"\(field.value)\"")
    }
    if let control = description.control, !control.value.isEmpty {
      parts.append("= \(control.value)")
    }
    if !description.isEnabled { parts.append("disabled") }
    if !description.isReachable { parts.append("hidden") }
    if description.accessibility.isInvalid { parts.append("invalid") }
    return String(repeating: "  ", count: indent) + parts.joined(separator: " ") + "\n"
  }
}
