import DisplayTree

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  /// Big below the bar, or small in it.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page below it; the first page is large.
    case automatic
    case inline
    case large
  }
}

/// How a page shows its title.
///
/// Source: Apple's SwiftUI, `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
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

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page to a value that may change; the bar does not let a person edit it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    pageTrait { traits, _ in traits.title = Text(verbatim: title.wrappedValue) }
  }

  /// Sets a second line below the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    pageTrait { traits, _ in traits.subtitle = subtitle }
  }

  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

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

/// How a `NavigationView` shows its columns; all of them show one page here.
///
/// Source: Apple's SwiftUI, `NavigationViewStyle`.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views in this view look; one page at a time is the only way here.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
