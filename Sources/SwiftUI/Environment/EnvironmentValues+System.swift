import DisplayTree
import Foundation

extension EnvironmentValues {
  /// Light or dark, as the browser says or `preferredColorScheme` forces.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set {
      self[ColorSchemeKey.self] = newValue
      draw(.colorScheme(newValue.name))
    }
  }

  /// Light or dark where a view says so, and not the person's settings.
  @MainActor var forcedColorScheme: ColorScheme? {
    let id = ObjectIdentifier(ColorSchemeKey.self)
    let isOwn = scope?.slot(for: id) !== host?.rootScope.slot(for: id)
    return isOwn || host?.preferredColorScheme != nil ? colorScheme : nil
  }

  /// The session's language and region; setting it also sets the language of texts.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      let tag = newValue.identifier(.bcp47)
      languages = [tag]
      draw(.language(tag))
    }
  }

  /// Where lines begin: by the session's language, unless a view sets it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set {
      self[LayoutDirectionKey.self] = newValue
      draw(.rightToLeft(newValue == .rightToLeft))
    }
  }

  /// `compact` in windows up to 767 points wide, else `regular`; never nil unless a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Always `regular` unless a view sets it: the height of a window changes nothing.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the person's system asks for less motion. The page heeds that by itself in
  /// transitions.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The server's kind of calendar with the session's language and the person's time zone.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The person's time zone, as the browser tells it; the server's until it does.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Languages of the session in order of preference, for looking up texts.
  var languages: [String] {
    get { self[LanguagesKey.self] }
    set { self[LanguagesKey.self] = newValue }
  }

  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private enum LanguagesKey: EnvironmentKey { static var defaultValue: [String] { [] } }
}

/// Whether the page is dark text on light ground or the other way round.
///
/// Source: Apple's SwiftUI, `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light page; light text on a dark one.
  case light, dark

  var name: ColorSchemeName { self == .dark ? .dark : .light }
}

/// Where lines begin: at the left, as in English, or at the right, as in Arabic.
///
/// Source: Apple's SwiftUI, `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// How much room there is in a direction: `compact` is a window of up to 767 points.
///
/// Source: Apple's SwiftUI, `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
