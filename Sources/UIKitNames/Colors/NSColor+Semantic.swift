/// Colours by their purpose, with the values macOS has.
extension NSColor {
  /// Text of the first importance.
  public static let labelColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.85), dark: ColorComponents(0xFFFFFF, alpha: 0.85))
  /// Text of the second importance.
  public static let secondaryLabelColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.5), dark: ColorComponents(0xFFFFFF, alpha: 0.55))
  /// Text of the third importance.
  public static let tertiaryLabelColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.26), dark: ColorComponents(0xFFFFFF, alpha: 0.25))
  /// Text of the fourth importance.
  public static let quaternaryLabelColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.1), dark: ColorComponents(0xFFFFFF, alpha: 0.1))
  /// What an empty field says.
  public static let placeholderTextColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.25), dark: ColorComponents(0xFFFFFF, alpha: 0.25))
  /// Text that leads elsewhere.
  public static let linkColor = NSColor(
    light: ColorComponents(0x0068DA), dark: ColorComponents(0x419CFF))
  /// Text a person reads or edits.
  public static let textColor = NSColor(
    light: ColorComponents(0x000000), dark: ColorComponents(0xFFFFFF))
  /// Text at the head of a section.
  public static let headerTextColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.85), dark: ColorComponents(0xFFFFFF, alpha: 1))
  /// The ground of text.
  public static let textBackgroundColor = NSColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0x1E1E1E))
  /// Text that is selected.
  public static let selectedTextColor = NSColor(
    light: ColorComponents(0x000000), dark: ColorComponents(0xFFFFFF))
  /// The ground of selected text.
  public static let selectedTextBackgroundColor = NSColor(
    light: ColorComponents(0xB3D7FF), dark: ColorComponents(0x3F638B))
  /// The ground of a window.
  public static let windowBackgroundColor = NSColor(
    light: ColorComponents(0xECECEC), dark: ColorComponents(0x323232))
  /// The ground behind a page.
  public static let underPageBackgroundColor = NSColor(
    light: ColorComponents(0x969696, alpha: 0.9), dark: ColorComponents(0x282828))
  /// The ground of a large control, such as a list.
  public static let controlBackgroundColor = NSColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0x1E1E1E))
  /// The face of a control.
  public static let controlColor = NSColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0xFFFFFF, alpha: 0.25))
  /// Text on a control.
  public static let controlTextColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.85), dark: ColorComponents(0xFFFFFF, alpha: 0.85))
  /// Text on a control that is disabled.
  public static let disabledControlTextColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.25), dark: ColorComponents(0xFFFFFF, alpha: 0.25))
  /// The face of a selected control.
  public static let selectedControlColor = NSColor(
    light: ColorComponents(0xB3D7FF), dark: ColorComponents(0x3F638B))
  /// Text on a selected control.
  public static let selectedControlTextColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.85), dark: ColorComponents(0xFFFFFF, alpha: 0.85))
  /// Text on a row selected in the accent colour.
  public static let alternateSelectedControlTextColor = NSColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0xFFFFFF))
  /// What can be clicked; the system blue, as nothing else is set here.
  public static let controlAccentColor = NSColor(
    light: ColorComponents(0x007AFF), dark: ColorComponents(0x0A84FF))
  /// The ring around what has the focus.
  public static let keyboardFocusIndicatorColor = NSColor(
    light: ColorComponents(0x0067F4, alpha: 0.25), dark: ColorComponents(0x1AA9FF, alpha: 0.3))
  /// The ground of a selected row in the key window.
  public static let selectedContentBackgroundColor = NSColor(
    light: ColorComponents(0x0064E1), dark: ColorComponents(0x0059D1))
  /// The ground of a selected row elsewhere.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    light: ColorComponents(0xDCDCDC), dark: ColorComponents(0x464646))
  /// A line between groups.
  public static let separatorColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.1), dark: ColorComponents(0xFFFFFF, alpha: 0.1))
  /// A line of a table.
  public static let gridColor = NSColor(
    light: ColorComponents(0xE6E6E6), dark: ColorComponents(0x1A1A1A))
  /// Text in the frame of a window.
  public static let windowFrameTextColor = NSColor(
    light: ColorComponents(0x000000, alpha: 0.85), dark: ColorComponents(0xFFFFFF, alpha: 0.85))
  /// The shadow of something raised.
  public static let shadowColor = NSColor(
    light: ColorComponents(0x000000), dark: ColorComponents(0x000000))
  /// The lit edge of something raised.
  public static let highlightColor = NSColor(
    light: ColorComponents(0xFFFFFF), dark: ColorComponents(0xB4B4B4))
  /// Fills thin and small shapes.
  public static let systemFill = NSColor(
    light: ColorComponents(0x787880, alpha: 0.2), dark: ColorComponents(0x787880, alpha: 0.36))
  /// Fills shapes of medium size.
  public static let secondarySystemFill = NSColor(
    light: ColorComponents(0x787880, alpha: 0.16), dark: ColorComponents(0x787880, alpha: 0.32))
  /// Fills large shapes, such as a field.
  public static let tertiarySystemFill = NSColor(
    light: ColorComponents(0x767680, alpha: 0.12), dark: ColorComponents(0x767680, alpha: 0.24))
  /// Fills large areas with much in them.
  public static let quaternarySystemFill = NSColor(
    light: ColorComponents(0x747480, alpha: 0.08), dark: ColorComponents(0x747480, alpha: 0.18))
}
