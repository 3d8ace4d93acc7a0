/// A key, alone or with modifiers, that presses a button from anywhere on the page.
///
/// Source: Apple's SwiftUI, `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed last.
  public var key: KeyEquivalent
  /// The keys that are held while it is pressed.
  public var modifiers: EventModifiers

  /// A key with the keys held beside it, Command unless others are named. Command is Control, too,
  /// so that keyboards without it have the shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, which presses the default button of a form.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which presses the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The trait of a button that the page knows.
  var trait: Shortcut {
    switch self {
    case .defaultAction: Shortcut(isDefault: true)
    case .cancelAction: Shortcut(isCancel: true)
    default: Shortcut(keys: keys)
    }
  }

  /// As `aria-keyshortcuts` spells it (WAI-ARIA 1.2). Command is Control off Apple's keyboards, so
  /// both are named.
  private var keys: String {
    var names: [String] = []
    if modifiers.contains(.control) { names.append("Control") }
    if modifiers.contains(.option) { names.append("Alt") }
    if modifiers.contains(.shift) { names.append("Shift") }
    let rest = (names + [key.name]).joined(separator: "+")
    guard modifiers.contains(.command) else { return rest }
    return modifiers.contains(.control) ? "Meta+\(rest)" : "Meta+\(rest) Control+\(rest)"
  }
}

extension View {
  /// Presses the buttons in this view with a key.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The same with a shortcut that holds key and modifiers.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.shortcut, shortcut.trait)
  }

  /// With nil, buttons in this view have no shortcut of their own or from further out.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.shortcut, shortcut?.trait)
  }
}
