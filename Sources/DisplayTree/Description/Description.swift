/// Everything that a renderer or a test needs to know of one element at one moment.
///
/// It is made on demand from the element's provider and thrown away after use.
package struct Description: Sendable {
  /// The characters of a text, already localised.
  package var text: String?
  /// Differently styled parts of a text; when set, `text` is their concatenation.
  package var runs: [TextRun] = []
  package var style = Style()
  package var accessibility = Accessibility()
  package var actions: ActionSet = []
  package var isEnabled = true
  /// False inside `opacity(0)` and `allowsHitTesting(false)`.
  package var isReachable = true
  package var field: FieldTraits?
  package var control: ControlTraits?
  package var graphic: Graphic?
  package var presentation: Presentation?
  package var watches: Watches = []
  /// The keys that it waits for, by their names in browsers (UI Events, `KeyboardEvent.key`).
  package var keys: [String] = []
  /// Makes the replay key, which only markup and a returning page ask for: hashing the whole path
  /// to the root costs more than everything else that a patch says of a control.
  package var makeReplayKey: (@Sendable () -> String)?

  package init() {}

  /// A stable hash of the identity path, for controls that hold what people enter.
  package var replayKey: String? {
    get { makeReplayKey?() }
    set {
      guard let newValue else { return makeReplayKey = nil }
      makeReplayKey = { newValue }
    }
  }
}

/// What the page has to do or to tell for an element beyond what its actions say; few elements want
/// any of it.
package struct Watches: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // The general one is not specialised in other modules, and asked for every element.
  @inlinable package func contains(_ member: Self) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// The size is told.
  package static let size = Watches(rawValue: 1)
  /// The place in the window is told, too.
  package static let place = Watches(rawValue: 2)
  /// Whether the tab is in front is told.
  package static let visibility = Watches(rawValue: 4)
  /// A scroll that a person begins inside ends typing.
  package static let scrolling = Watches(rawValue: 8)
  /// The browser's own bars follow the colour scheme that the page forces.
  package static let scheme = Watches(rawValue: 16)
  /// A press on it opens the menu that stands in it.
  package static let menu = Watches(rawValue: 32)
  /// Arrow keys choose 1 and -1: a step up, a step down.
  package static let adjust = Watches(rawValue: 64)
  /// Who leaves the page is asked before.
  package static let leaving = Watches(rawValue: 128)
}

/// A part of a text with a style of its own.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var style: Style
  package var link: String?
  /// A symbol that stands in the text.
  package var symbol: String?

  package init(
    text: String, style: Style = Style(), link: String? = nil, symbol: String? = nil
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.symbol = symbol
  }
}
