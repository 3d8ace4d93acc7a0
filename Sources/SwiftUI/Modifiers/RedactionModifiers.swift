import DisplayTree

/// Why content is not shown as it is.
///
/// Source: Apple's SwiftUI, `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: grey shapes stand for it.
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
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
