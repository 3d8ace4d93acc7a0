/// A key, alone or with modifiers, that presses a button from anywhere on the page.
///
/// Source: Apple's SwiftUI, `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

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

/// A key by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")

  /// The key as browsers name it (UI Events, `KeyboardEvent.key`).
  var name: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .clear: "Clear"
    case .delete: "Backspace"
    case .tab: "Tab"
    case .return: "Enter"
    case .escape: "Escape"
    case .space: "Space"
    case KeyEquivalent("+"): "Plus"
    default: character.uppercased()
    }
  }
}

/// Modifier keys.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

extension View {
  /// Presses the buttons in this view with a key.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.shortcut, shortcut.trait)
  }

  /// With nil, buttons in this view have no shortcut of their own or from further out.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.shortcut, shortcut?.trait)
  }
}
