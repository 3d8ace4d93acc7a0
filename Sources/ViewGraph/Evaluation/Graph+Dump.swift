extension Node {
  /// The subtree as indented text, one node a line.
  package func dump(indent: Int = 0) -> String {
    var text = String(repeating: "  ", count: indent) + label
    if !detail.isEmpty { text += " " + detail }
    text += "\n"
    forEachChild { text += $0.dump(indent: indent + 1) }
    return text
  }

  /// What is wrong with the subtree, one sentence each; empty when all holds.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    if !isMounted { broken.append("\(label) is in the tree but not mounted") }
    if flags.contains(.dirty) { broken.append("\(label) is dirty after the pass") }
    for dependency in dependencies where !dependency.source.readers.contains(self) {
      broken.append("\(label) depends on a source that does not list it")
    }
    forEachChild { child in
      if child.parent !== self { broken.append("\(child.label) has another parent than \(label)") }
      if child.depth != depth + 1 { broken.append("\(child.label) has the wrong depth") }
      broken += child.brokenInvariants()
    }
    return broken
  }
}
