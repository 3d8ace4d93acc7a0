/// Everything that a renderer or a test needs to know of one element at one moment.
///
/// It is made on demand from the element's source and thrown away after use.
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
