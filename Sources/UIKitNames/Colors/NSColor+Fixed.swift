/// Fixed colours, the same in both appearances.
extension NSColor {
  /// Black, the same in both appearances.
  public static let black = NSColor(
    light: ColorComponents(0x000000), dark: ColorComponents(0x000000))
  /// DarkGray, the same in both appearances.
  public static let darkGray = NSColor(
    light: ColorComponents(0x555555), dark: ColorComponents(0x555555))
  /// LightGray, the same in both appearances.
  public static let lightGray = NSColor(
    light: ColorComponents(0xAAAAAA), dark: ColorComponents(0xAAAAAA))
  /// White, the same in both appearances.
  public static let white = NSColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0xFFFFFF))
  /// Gray, the same in both appearances.
  public static let gray = NSColor(
    light: ColorComponents(0x808080), dark: ColorComponents(0x808080))
  /// Red, the same in both appearances.
  public static let red = NSColor(light: ColorComponents(0xFF0000), dark: ColorComponents(0xFF0000))
  /// Green, the same in both appearances.
  public static let green = NSColor(
    light: ColorComponents(0x00FF00), dark: ColorComponents(0x00FF00))
  /// Blue, the same in both appearances.
  public static let blue = NSColor(
    light: ColorComponents(0x0000FF), dark: ColorComponents(0x0000FF))
  /// Cyan, the same in both appearances.
  public static let cyan = NSColor(
    light: ColorComponents(0x00FFFF), dark: ColorComponents(0x00FFFF))
  /// Yellow, the same in both appearances.
  public static let yellow = NSColor(
    light: ColorComponents(0xFFFF00), dark: ColorComponents(0xFFFF00))
  /// Magenta, the same in both appearances.
  public static let magenta = NSColor(
    light: ColorComponents(0xFF00FF), dark: ColorComponents(0xFF00FF))
  /// Orange, the same in both appearances.
  public static let orange = NSColor(
    light: ColorComponents(0xFF8000), dark: ColorComponents(0xFF8000))
  /// Purple, the same in both appearances.
  public static let purple = NSColor(
    light: ColorComponents(0x800080), dark: ColorComponents(0x800080))
  /// Brown, the same in both appearances.
  public static let brown = NSColor(
    light: ColorComponents(0x996633), dark: ColorComponents(0x996633))
  /// Clear, the same in both appearances.
  public static let clear = NSColor(
    light: ColorComponents(0x000000, alpha: 0), dark: ColorComponents(0x000000, alpha: 0))
}
