/// Whether a part of the page is shown.
///
/// Source: Apple's SwiftUI, `Visibility`.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
