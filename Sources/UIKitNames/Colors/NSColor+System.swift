/// The palette, as listed in the appearance reference.
extension NSColor {
  /// The system's red: #FF3B30 on a light page, #FF453A on a dark one.
  public static let systemRed = NSColor(
    light: ColorComponents(0xFF3B30), dark: ColorComponents(0xFF453A))
  /// The system's orange: #FF9500 on a light page, #FF9F0A on a dark one.
  public static let systemOrange = NSColor(
    light: ColorComponents(0xFF9500), dark: ColorComponents(0xFF9F0A))
  /// The system's yellow: #FFCC00 on a light page, #FFD60A on a dark one.
  public static let systemYellow = NSColor(
    light: ColorComponents(0xFFCC00), dark: ColorComponents(0xFFD60A))
  /// The system's green: #34C759 on a light page, #30D158 on a dark one.
  public static let systemGreen = NSColor(
    light: ColorComponents(0x34C759), dark: ColorComponents(0x30D158))
  /// The system's mint: #00C7BE on a light page, #63E6E2 on a dark one.
  public static let systemMint = NSColor(
    light: ColorComponents(0x00C7BE), dark: ColorComponents(0x63E6E2))
  /// The system's teal: #30B0C7 on a light page, #40C8E0 on a dark one.
  public static let systemTeal = NSColor(
    light: ColorComponents(0x30B0C7), dark: ColorComponents(0x40C8E0))
  /// The system's cyan: #32ADE6 on a light page, #64D2FF on a dark one.
  public static let systemCyan = NSColor(
    light: ColorComponents(0x32ADE6), dark: ColorComponents(0x64D2FF))
  /// The system's blue: #007AFF on a light page, #0A84FF on a dark one.
  public static let systemBlue = NSColor(
    light: ColorComponents(0x007AFF), dark: ColorComponents(0x0A84FF))
  /// The system's indigo: #5856D6 on a light page, #5E5CE6 on a dark one.
  public static let systemIndigo = NSColor(
    light: ColorComponents(0x5856D6), dark: ColorComponents(0x5E5CE6))
  /// The system's purple: #AF52DE on a light page, #BF5AF2 on a dark one.
  public static let systemPurple = NSColor(
    light: ColorComponents(0xAF52DE), dark: ColorComponents(0xBF5AF2))
  /// The system's pink: #FF2D55 on a light page, #FF375F on a dark one.
  public static let systemPink = NSColor(
    light: ColorComponents(0xFF2D55), dark: ColorComponents(0xFF375F))
  /// The system's brown: #A2845E on a light page, #AC8E68 on a dark one.
  public static let systemBrown = NSColor(
    light: ColorComponents(0xA2845E), dark: ColorComponents(0xAC8E68))
  /// The middle grey of the system palette.
  public static let systemGray = NSColor(
    light: ColorComponents(0x8E8E93), dark: ColorComponents(0x8E8E93))
}
