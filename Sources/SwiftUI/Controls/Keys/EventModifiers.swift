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
