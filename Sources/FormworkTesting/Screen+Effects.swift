import DisplayTree
import SwiftUI

/// What the app did beside drawing, since the page or the last patch was made, in order.
extension Screen {
  /// What it announced to assistive technology.
  public var announcements: [String] {
    host.tree.effects.compactMap { if case .announce(let text) = $0 { text } else { nil } }
  }

  /// What it copied.
  public var copiedTexts: [String] {
    host.tree.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  /// Whether the browser asks before the page is left.
  public var asksBeforeLeaving: Bool { !all { $0.describe().watches.contains(.leaving) }.isEmpty }
}
