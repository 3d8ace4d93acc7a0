/// Colours by their purpose, as listed in the appearance reference.
extension UIColor {
  /// Text of the first importance.
  public static let label = UIColor(
    light: ColorComponents(0x000000), dark: ColorComponents(0xFFFFFF))
  /// Text of the second importance.
  public static let secondaryLabel = UIColor(
    light: ColorComponents(0x3C3C43, alpha: 0.6), dark: ColorComponents(0xEBEBF5, alpha: 0.6))
  /// Text of the third importance.
  public static let tertiaryLabel = UIColor(
    light: ColorComponents(0x3C3C43, alpha: 0.3), dark: ColorComponents(0xEBEBF5, alpha: 0.3))
  /// Text of the fourth importance.
  public static let quaternaryLabel = UIColor(
    light: ColorComponents(0x3C3C43, alpha: 0.18), dark: ColorComponents(0xEBEBF5, alpha: 0.16))
  /// What an empty field says.
  public static let placeholderText = UIColor(
    light: ColorComponents(0x3C3C43, alpha: 0.3), dark: ColorComponents(0xEBEBF5, alpha: 0.3))
  /// A line that lets what is below shine through.
  public static let separator = UIColor(
    light: ColorComponents(0x3C3C43, alpha: 0.29), dark: ColorComponents(0x545458, alpha: 0.6))
  /// A line that lets nothing shine through.
  public static let opaqueSeparator = UIColor(
    light: ColorComponents(0xC6C6C8), dark: ColorComponents(0x38383A))
  /// Text that leads elsewhere.
  public static let link = UIColor(
    light: ColorComponents(0x007AFF), dark: ColorComponents(0x0984FF))
  /// What can be touched; the system blue, as nothing else is set here.
  public static let tintColor = UIColor(
    light: ColorComponents(0x007AFF), dark: ColorComponents(0x0A84FF))
  /// Text on a dark ground, in both appearances.
  public static let lightText = UIColor(
    light: ColorComponents(0xFFFFFF, alpha: 0.6), dark: ColorComponents(0xFFFFFF, alpha: 0.6))
  /// Text on a light ground, in both appearances.
  public static let darkText = UIColor(
    light: ColorComponents(0x000000), dark: ColorComponents(0x000000))
  /// The ground of a page.
  public static let systemBackground = UIColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0x000000))
  /// The ground of a group on a page.
  public static let secondarySystemBackground = UIColor(
    light: ColorComponents(0xF2F2F7), dark: ColorComponents(0x1C1C1E))
  /// The ground of a group within a group.
  public static let tertiarySystemBackground = UIColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0x2C2C2E))
  /// The ground of a grouped form.
  public static let systemGroupedBackground = UIColor(
    light: ColorComponents(0xF2F2F7), dark: ColorComponents(0x000000))
  /// The ground of a group of a grouped form.
  public static let secondarySystemGroupedBackground = UIColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0x1C1C1E))
  /// The ground of a group within a group of a form.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: ColorComponents(0xF2F2F7), dark: ColorComponents(0x2C2C2E))
  /// Fills thin and small shapes.
  public static let systemFill = UIColor(
    light: ColorComponents(0x787880, alpha: 0.2), dark: ColorComponents(0x787880, alpha: 0.36))
  /// Fills shapes of medium size.
  public static let secondarySystemFill = UIColor(
    light: ColorComponents(0x787880, alpha: 0.16), dark: ColorComponents(0x787880, alpha: 0.32))
  /// Fills large shapes, such as a field.
  public static let tertiarySystemFill = UIColor(
    light: ColorComponents(0x767680, alpha: 0.12), dark: ColorComponents(0x767680, alpha: 0.24))
  /// Fills large areas with much in them.
  public static let quaternarySystemFill = UIColor(
    light: ColorComponents(0x747480, alpha: 0.08), dark: ColorComponents(0x767680, alpha: 0.18))
}
