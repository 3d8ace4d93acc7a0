import DisplayTree
import HTMLRenderer
import SwiftUI
import Testing

extension Screen {
  /// The page's content as HTML, as a browser gets it first; later changes come as patches.
  public func html() -> String { HTMLRenderer.content(of: host.tree) }

  /// The patch frame for everything that changed since the page or the last patch.
  public func patch() -> String { HTMLRenderer.patch(of: host.tree, acknowledging: 1) }
}

extension ScreenElement {
  /// Enters a text without looking the field up again, for measuring: one decoded event, its pass
  /// and the encoded patch.
  public func makeFastInput(
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> (String) -> String {
    guard let element = find() else {
      Screen.reportFailure("The \(what) is not on the screen.", at: sourceLocation)
      return { _ in "" }
    }
    let host = screen.host
    let id = element.id
    return { text in
      _ = host.perform(.input(text), on: id)
      host.settle()
      return HTMLRenderer.patch(of: host.tree, acknowledging: 1)
    }
  }
}
