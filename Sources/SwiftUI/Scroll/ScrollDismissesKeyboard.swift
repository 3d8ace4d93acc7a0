import DisplayTree

/// When scrolling puts the on-screen keyboard away.
///
/// Source: Apple's SwiftUI, `ScrollDismissesKeyboardMode`. The page ends typing as soon as a finger
/// scrolls in `immediately` and `interactively`; a mouse wheel beside a real keyboard does not.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let value: UInt8

  /// As `never`: the browser's own way.
  public static let automatic = ScrollDismissesKeyboardMode(value: 0)
  /// As soon as a finger scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(value: 1)
  /// With the finger, as far as a browser lets a page.
  public static let interactively = ScrollDismissesKeyboardMode(value: 2)
  /// Scrolling leaves the keyboard where it is.
  public static let never = ScrollDismissesKeyboardMode(value: 3)

  var isDismissing: Bool { self == .immediately || self == .interactively }
}

extension EnvironmentValues {
  /// Whether scrolling in the scroll views here ends typing.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }
}

extension Description {
  /// Asks the page to end typing when a finger scrolls in the element.
  mutating func watchScrolling(_ environment: EnvironmentValues) {
    if environment.scrollDismissesKeyboardMode.isDismissing { watches.insert(.scrolling) }
  }
}

extension View {
  /// Says whether scrolling with a finger in this view ends typing, which puts the keyboard of a
  /// phone away.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
