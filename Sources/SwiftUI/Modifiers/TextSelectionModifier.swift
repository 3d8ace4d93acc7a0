import DisplayTree

/// Whether people can select text.
///
/// Source: Apple's SwiftUI, `TextSelectability`.
public protocol TextSelectability {
  /// Whether text can be selected and copied by hand.
  static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
///
/// Source: Apple's SwiftUI, `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability {
  /// True: CSS `user-select: text`.
  public static let allowsSelection = true
}

/// Text can be neither selected nor copied.
///
/// Source: Apple's SwiftUI, `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability {
  /// False: CSS `user-select: none`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected and copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can be neither selected nor copied by hand.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether people can select the texts in this view.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    style(.selectable(S.allowsSelection))
  }
}
