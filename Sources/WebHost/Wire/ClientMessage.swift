import DisplayTree

/// A message from a browser, decoded and within every limit, but not yet believed.
enum ClientMessage: Sendable {
  case hello(Hello)
  case event(Event, sequence: Int)

  /// The first message of a session.
  struct Hello: Sendable {
    var path: String
    /// Of the content that the page was served with.
    var digest: String
    var settings: SettingsChange
    /// Controls that hold something else than the page was served with, by replay key.
    var held: [(key: String, value: String)]
    /// Of the session that the page had, if it had one.
    var former: Former?
  }

  /// A session that a page had before its connection was lost.
  struct Former: Sendable {
    /// Told with the last welcome that reached the page.
    var key: String
    /// How many frames of the session the page has seen.
    var seen: Int
  }

  enum Event: Sendable {
    case action(Action, ElementID)
    /// The person went to another address of the app.
    case path(String)
    case settings(SettingsChange)
  }

  /// The settings that a message mentions.
  struct SettingsChange: Sendable, Equatable {
    var isDark: Bool?
    var isCompact: Bool?
    var reducesMotion: Bool?
    var timeZone: String?
    var isHidden: Bool?
  }
}

extension ClientMessage.SettingsChange {
  @MainActor func apply(to settings: inout ScreenSettings) {
    if let isDark { settings.isDark = isDark }
    if let isCompact { settings.isCompact = isCompact }
    if let reducesMotion { settings.reducesMotion = reducesMotion }
    if let isHidden { settings.isHidden = isHidden }
    if let timeZone { settings.timeZone = timeZone }
  }
}
