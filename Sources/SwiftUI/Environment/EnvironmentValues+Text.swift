import DisplayTree

/// How text looks; read by views of the author's, set by modifiers or directly.
extension EnvironmentValues {
  /// The font of texts here; nil is the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      draw(.font((newValue ?? .body).style))
    }
  }

  /// Where the lines of a text stand to each other; `leading` unless set.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set {
      self[AlignmentKey.self] = newValue
      draw(.textAlignment(newValue.value))
    }
  }

  /// How many lines a text has at most; nil is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      draw(.lineLimit(newValue))
    }
  }

  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
}
