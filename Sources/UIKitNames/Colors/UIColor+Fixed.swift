/// Fixed colours, the same in both appearances.
extension UIColor {
  /// Black, the same in both appearances.
  public static let black = UIColor(
    light: ColorComponents(0x000000), dark: ColorComponents(0x000000))
  /// DarkGray, the same in both appearances.
  public static let darkGray = UIColor(
    light: ColorComponents(0x555555), dark: ColorComponents(0x555555))
  /// LightGray, the same in both appearances.
  public static let lightGray = UIColor(
    light: ColorComponents(0xAAAAAA), dark: ColorComponents(0xAAAAAA))
  /// White, the same in both appearances.
  public static let white = UIColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0xFFFFFF))
  /// Gray, the same in both appearances.
  public static let gray = UIColor(
    light: ColorComponents(0x808080), dark: ColorComponents(0x808080))
  /// Red, the same in both appearances.
  public static let red = UIColor(light: ColorComponents(0xFF0000), dark: ColorComponents(0xFF0000))
  /// Green, the same in both appearances.
  public static let green = UIColor(
    light: ColorComponents(0x00FF00), dark: ColorComponents(0x00FF00))
  /// Blue, the same in both appearances.
  public static let blue = UIColor(
    light: ColorComponents(0x0000FF), dark: ColorComponents(0x0000FF))
  /// Cyan, the same in both appearances.
  public static let cyan = UIColor(
    light: ColorComponents(0x00FFFF), dark: ColorComponents(0x00FFFF))
  /// Yellow, the same in both appearances.
  public static let yellow = UIColor(
    light: ColorComponents(0xFFFF00), dark: ColorComponents(0xFFFF00))
  /// Magenta, the same in both appearances.
  public static let magenta = UIColor(
    light: ColorComponents(0xFF00FF), dark: ColorComponents(0xFF00FF))
  /// Orange, the same in both appearances.
  public static let orange = UIColor(
    light: ColorComponents(0xFF8000), dark: ColorComponents(0xFF8000))
  /// Purple, the same in both appearances.
  public static let purple = UIColor(
    light: ColorComponents(0x800080), dark: ColorComponents(0x800080))
  /// Brown, the same in both appearances.
  public static let brown = UIColor(
    light: ColorComponents(0x996633), dark: ColorComponents(0x996633))
  /// Clear, the same in both appearances.
  public static let clear = UIColor(
    light: ColorComponents(0x000000, alpha: 0), dark: ColorComponents(0x000000, alpha: 0))
}
