import DisplayTree

/// Why content is not shown as it is.
///
/// Source: Apple's SwiftUI, `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason: `placeholder` (1), `privacy` (2), `invalidated` (4).
  public let rawValue: Int

  /// The reasons whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: grey shapes stand for it.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is not for everybody's eyes; what is to be hidden is for your views to decide.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; how that looks is for your views to decide.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why views here show less than they hold.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
}

extension View {
  /// Draws grey shapes in place of texts and pictures. For other reasons than `placeholder` the
  /// views themselves decide, by `\.redactionReasons`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .modifier(StyleBox(declarations: reason.contains(.placeholder) ? [.redacted] : []))
  }
}
