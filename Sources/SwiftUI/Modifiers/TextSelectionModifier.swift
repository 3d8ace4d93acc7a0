import DisplayTree

/// Whether people can select text.
///
/// Source: Apple's SwiftUI, `TextSelectability`.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text can be neither selected nor copied.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether people can select the texts in this view.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    style(.selectable(S.allowsSelection))
  }
}
