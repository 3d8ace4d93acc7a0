/// What a presentation becomes where there is little room.
///
/// Source: Apple's SwiftUI, `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
  /// As the page does by itself.
  public static let automatic = PresentationAdaptation()
  /// It stays what it is.
  public static let none = PresentationAdaptation()
  /// It is a popover.
  public static let popover = PresentationAdaptation()
  /// It is a sheet on Apple's phones; here it stays what it is.
  public static let sheet = PresentationAdaptation()
  /// It covers the screen on Apple's phones; here it stays what it is.
  public static let fullScreenCover = PresentationAdaptation()
}

extension View {
  /// Says what the presentation around this view becomes where there is little room.
  ///
  /// Source: Apple's SwiftUI, `presentationCompactAdaptation(_:)`. It has no effect: a popover of a page
  /// stays one on the narrowest screen.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }
}
