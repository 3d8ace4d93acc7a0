import Foundation
import DisplayTree

@testable import HTMLRenderer

/// The markup of an element alone, as it stands inside the root.
@MainActor func markup(_ build: (FakeTree) -> Element) -> String {
  let fake = FakeTree()
  let element = build(fake)
  fake.root(element)
  let content = HTMLRenderer.content(of: fake.tree)
  let start = content.firstIndex(of: ">").map(content.index(after:)) ?? content.startIndex
  let end = content.range(of: "</div><svg id=\"sprite\"")?.lowerBound ?? content.endIndex
  return String(content[start..<end])
}

/// A tree that is on screen, to be changed.
@MainActor struct Shown {
  let fake = FakeTree()

  func show(_ elements: Element...) {
    let root = fake.make(.root, elements)
    fake.tree.setRoot(root)
    _ = HTMLRenderer.content(of: fake.tree)
  }

  /// The frame that brings the page up to date.
  func patch() -> String { HTMLRenderer.patch(of: fake.tree, acknowledging: 7) }
}
