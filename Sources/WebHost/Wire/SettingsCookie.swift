/// The cookie `formwork`, by which a browser tells of the person's settings before any script ran,
/// so that the first picture is right: the letters of what is so, then the time zone.
///
/// `formwork=dm.Europe/Berlin`: dark, reduced motion, not compact.
enum SettingsCookie {
  static let name = "formwork"

  static func parse(_ header: String) -> ClientMessage.SettingsChange {
    for cookie in header.split(separator: ";") {
      let parts = cookie.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != " " }) == name else { continue }
      return settings(parts[1])
    }
    return .init()
  }

  private static func settings(_ value: Substring) -> ClientMessage.SettingsChange {
    let parts = value.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var settings = ClientMessage.SettingsChange()
    settings.isDark = parts[0].contains("d")
    settings.isCompact = parts[0].contains("c")
    settings.reducesMotion = parts[0].contains("m")
    if parts.count == 2 {
      let zone = PercentEncoding.unescape(parts[1])
      if !zone.isEmpty, zone.utf8.count <= Limits.maximumKeyLength { settings.timeZone = zone }
    }
    return settings
  }
}
