/// A key that went down while the view, or a view inside, had the focus.
///
/// Source: Apple's SwiftUI, `KeyPress`.
public struct KeyPress: Sendable {
  /// The key went down for the first time, or again because it is held.
  public let phase: Phases
  /// Which key it is.
  public let key: KeyEquivalent
  /// The character that the key types; what types none has one of its own.
  public var characters: String { String(key.character) }
  /// The keys held beside it. Source: Apple's SwiftUI, `KeyPress.modifiers`. It is always empty: a page
  /// tells of keys by themselves alone.
  public let modifiers: EventModifiers = []

  /// Which parts of a key's press an action waits for.
  ///
  /// Source: Apple's SwiftUI, `KeyPress.Phases`. There is no `up`: a page tells of keys that go down.
  public struct Phases: OptionSet, Sendable {
    /// A bit for each phase.
    public let rawValue: Int

    /// The phases whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and counts again.
    public static let `repeat` = Phases(rawValue: 2)
    /// All of these.
    public static let all: Phases = [.down, .repeat]
  }

  /// What an action made of a key.
  public enum Result: Sendable {
    /// The key was for the action.
    case handled
    /// It was not: an action further out is asked, and Return submits the field.
    case ignored
  }
}
