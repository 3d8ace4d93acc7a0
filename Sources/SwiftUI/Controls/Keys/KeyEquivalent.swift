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
