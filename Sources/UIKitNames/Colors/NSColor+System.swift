/// The palette, as listed in the appearance reference.
extension NSColor {
  /// The red of the system palette.
  public static let systemRed = NSColor(
    light: ColorComponents(0xFF3B30), dark: ColorComponents(0xFF453A))
  /// The orange of the system palette.
  public static let systemOrange = NSColor(
    light: ColorComponents(0xFF9500), dark: ColorComponents(0xFF9F0A))
  /// The yellow of the system palette.
  public static let systemYellow = NSColor(
    light: ColorComponents(0xFFCC00), dark: ColorComponents(0xFFD60A))
  /// The green of the system palette.
  public static let systemGreen = NSColor(
    light: ColorComponents(0x34C759), dark: ColorComponents(0x30D158))
  /// The mint of the system palette.
  public static let systemMint = NSColor(
    light: ColorComponents(0x00C7BE), dark: ColorComponents(0x63E6E2))
  /// The teal of the system palette.
  public static let systemTeal = NSColor(
    light: ColorComponents(0x30B0C7), dark: ColorComponents(0x40C8E0))
  /// The cyan of the system palette.
  public static let systemCyan = NSColor(
    light: ColorComponents(0x32ADE6), dark: ColorComponents(0x64D2FF))
  /// The blue of the system palette.
  public static let systemBlue = NSColor(
    light: ColorComponents(0x007AFF), dark: ColorComponents(0x0A84FF))
  /// The indigo of the system palette.
  public static let systemIndigo = NSColor(
    light: ColorComponents(0x5856D6), dark: ColorComponents(0x5E5CE6))
  /// The purple of the system palette.
  public static let systemPurple = NSColor(
    light: ColorComponents(0xAF52DE), dark: ColorComponents(0xBF5AF2))
  /// The pink of the system palette.
  public static let systemPink = NSColor(
    light: ColorComponents(0xFF2D55), dark: ColorComponents(0xFF375F))
  /// The brown of the system palette.
  public static let systemBrown = NSColor(
    light: ColorComponents(0xA2845E), dark: ColorComponents(0xAC8E68))
  /// The middle grey of the system palette.
  public static let systemGray = NSColor(
    light: ColorComponents(0x8E8E93), dark: ColorComponents(0x8E8E93))
}
