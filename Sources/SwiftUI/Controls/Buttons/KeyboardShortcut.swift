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

/// A key of the keyboard, by the character that it types.
///
/// Source: Apple's SwiftUI, `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types; keys that type none have one of the private ones below.
  public var character: Character

  /// The key that types a character, in capitals or not.
  public init(_ character: Character) { self.character = character }

  /// A key written as a literal: `.keyboardShortcut("s")`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// `ArrowUp`, as browsers name it.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// `ArrowDown`, as browsers name it.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// `ArrowLeft`, as browsers name it.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// `ArrowRight`, as browsers name it.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that deletes what follows: `Delete`, as browsers name it.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// `Home`, as browsers name it.
  public static let home = KeyEquivalent("\u{F729}")
  /// `End`, as browsers name it.
  public static let end = KeyEquivalent("\u{F72B}")
  /// `PageUp`, as browsers name it.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// `PageDown`, as browsers name it.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// `Clear`, which few keyboards have.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The key that deletes what stands before: `Backspace`, as browsers name it.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Tab key, which without modifiers moves the focus on most pages.
  public static let tab = KeyEquivalent("\t")
  /// The Return key: `Enter`, as browsers name it.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key, which also closes what is presented.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar, which also presses the button that has the focus.
  public static let space = KeyEquivalent(" ")

  /// The key as browsers name it (UI Events, `KeyboardEvent.key`).
  package var name: String {
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

/// Keys that are held while another one is pressed.
///
/// Source: Apple's SwiftUI, `EventModifiers`.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key, from `capsLock` (1) to `numericPad` (32).
  public let rawValue: Int

  /// The keys whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lock of capitals.
  ///
  /// Source: Apple's SwiftUI, `EventModifiers.capsLock`. A shortcut does not wait for it: browsers
  /// have no name for it in `aria-keyshortcuts`.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key. Signs that some keyboards type with it do not need it named.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key, Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key, and Control beside it for keyboards without one.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  ///
  /// Source: Apple's SwiftUI, `EventModifiers.numericPad`. A shortcut does not tell the pad from
  /// the other digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All six keys; of them a shortcut waits for Shift, Control, Option and Command.
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

  /// The same with a shortcut that holds key and modifiers.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.shortcut, shortcut.trait)
  }

  /// With nil, buttons in this view have no shortcut of their own or from further out.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.shortcut, shortcut?.trait)
  }
}
