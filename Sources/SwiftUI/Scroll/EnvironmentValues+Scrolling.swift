import DisplayTree

extension EnvironmentValues {
  /// Whether scroll views here scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether scroll views here show scroll bars below their content.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views here show scroll bars beside their content.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether forms, lists and editors here have their usual background.
  var scrollBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  /// Reads all that `Style.appendScrolling` takes into account.
  func observeScrolling() {
    _ = isScrollEnabled
    _ = horizontalScrollIndicatorVisibility
    _ = verticalScrollIndicatorVisibility
    _ = scrollBackground
    _ = scrollDismissesKeyboardMode
  }

  private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private enum ScrollBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
}

/// Whether scroll bars are shown.
///
/// Source: Apple's SwiftUI, `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let value: UInt8

  /// As the browser shows its bars.
  public static let automatic = ScrollIndicatorVisibility(value: 0)
  /// Drawn as `automatic`: pages cannot make a browser show bars that it hides while nothing moves.
  public static let visible = ScrollIndicatorVisibility(value: 1)
  /// Content scrolls without bars.
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  /// As `hidden`: a browser's bars cannot be told from those for a mouse.
  public static let never = ScrollIndicatorVisibility(value: 3)

  var isHidden: Bool { self == .hidden || self == .never }
}

extension Style {
  /// Adds what the environment says of scrolling and the ground behind the content.
  mutating func appendScrolling(_ environment: EnvironmentValues) {
    if !environment.isScrollEnabled { append(.scrollDisabled(true)) }
    if environment.verticalScrollIndicatorVisibility.isHidden { append(.scrollIndicators(false)) }
    if let isVisible = environment.scrollBackground.isVisible {
      append(.scrollBackground(isVisible))
    }
  }
}

extension View {
  /// Stops the scroll views in this view from scrolling.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Shows or hides the scroll bars of the scroll views in this view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Shows or hides the ground of the forms, lists and editors in this view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }
}
