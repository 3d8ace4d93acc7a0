import DisplayTree

/// What UIKit calls the content of a navigation bar; here it holds the ways to show a title.
///
/// Source: Apple's SwiftUI, `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// Big below the bar, or small in it.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page below it; the first page is large.
    case automatic
    /// Small, in the bar.
    case inline
    /// Big, below the bar; it becomes small when the page is scrolled.
    case large
  }
}

/// How a page shows its title.
///
/// Source: Apple's SwiftUI, `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Large on the first page, and on others as on the page below.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// Small, in the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// Drawn as `large`.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
}

extension View {
  nonisolated func pageTrait(
    _ apply: @escaping (inout PageTraits, EnvironmentValues) -> Void
  ) -> some View {
    modifier(TraitModifier(box: { $0.page?.traits }, apply: apply))
  }

  /// Sets the title of the page, which is also the browser tab's.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    pageTrait { traits, _ in traits.title = title }
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page to a value that may change.
  ///
  /// Source: Apple's SwiftUI, `navigationTitle(_:)`. With a binding, too, a person cannot edit it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    pageTrait { traits, _ in traits.title = Text(verbatim: title.wrappedValue) }
  }

  /// Sets a second line below the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    pageTrait { traits, _ in traits.subtitle = subtitle }
  }

  /// The same with a line that is looked up in the session's language.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// The same with a line that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// `navigationTitle(_:)`, in the spelling before iOS 14.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The same with a title that is looked up in the session's language.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The title, and whether it is large, in the spelling before iOS 14.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Shows the title big below the bar or small in it.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    pageTrait { traits, _ in traits.displayMode = displayMode }
  }

  /// The same in the spelling from iOS 17 on.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Hides the back button; the browser's own still works.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    pageTrait { traits, _ in traits.hidesBackButton = hidesBackButton }
  }

  /// Hides the bar of the page.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}

/// How a `NavigationView` shows its columns.
///
/// Source: Apple's SwiftUI, `NavigationViewStyle`. All of them show one page, and none of one's own can
/// be made.
public protocol NavigationViewStyle {}

/// One page at a time, as `stack`.
///
/// Source: Apple's SwiftUI, `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
}

/// One page at a time.
///
/// Source: Apple's SwiftUI, `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Has nothing to set; `.stack` spells the same.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// One page at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views in this view show their columns.
  ///
  /// Source: Apple's SwiftUI, `navigationViewStyle(_:)`. It has no effect: every navigation shows one page.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
