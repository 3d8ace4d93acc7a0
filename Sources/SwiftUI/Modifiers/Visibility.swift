/// Whether a part of the page is shown.
///
/// Source: Apple's SwiftUI, `Visibility`.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the place has it by itself; always; never.
  case automatic, visible, hidden
}
