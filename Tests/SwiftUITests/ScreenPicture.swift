import DisplayTree
import SwiftUI

/// The elements of a view on a screen, for tests that look at what a renderer is told.
@MainActor struct ScreenPicture {
  let host: ViewHost

  init<V: View>(_ view: V, languages: [String] = ["en"], isDark: Bool = false) {
    var settings = ScreenSettings()
    settings.languages = languages
    settings.isDark = isDark
    host = ViewHost(view, settings: settings)
    host.tree.markAllRendered()
  }

  func all(_ kind: Element.Kind) -> [Element] {
    func below(_ element: Element) -> [Element] { [element] + element.children.flatMap(below) }
    return (host.tree.root.map(below) ?? []).filter { $0.kind == kind }
  }

  func first(_ kind: Element.Kind) -> DisplayTree.Description {
    all(kind).first?.describe() ?? DisplayTree.Description()
  }

  /// The style of the first element of a kind, with that of the boxes right around it.
  func style(_ kind: Element.Kind) -> [Declaration] {
    var declarations: [Declaration] = []
    var element = all(kind).first
    while let current = element, current.kind == kind || current.kind == .box {
      declarations += current.describe().style.declarations
      element = current.parent
    }
    return declarations
  }

  func tap(_ title: String = "") {
    let button = all(.button).first { button in
      title.isEmpty || button.describe().accessibility.label == title
        || button.children.contains { $0.describe().text == title }
    }
    guard let button else { return }
    _ = host.perform(.tap, on: button.id)
    host.settle()
  }
}
