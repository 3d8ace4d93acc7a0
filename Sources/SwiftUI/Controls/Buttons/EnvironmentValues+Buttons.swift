import DisplayTree

extension EnvironmentValues {
  /// How large controls are drawn: with a border 28 points high
  /// up to `small`, then 34, 50 and 56. The text of the others stays as large.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  var shortcut: Shortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }

  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }
  private enum ShortcutKey: EnvironmentKey { static var defaultValue: Shortcut? { nil } }
}

/// How high bordered controls are, and how large their text; the others stay as they are.
///
/// Source: Apple's SwiftUI, `ControlSize`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// With a border 28 points high up to `small`, then 34, 50 and 56.
  case mini, small, regular, large, extraLarge

  var trait: ControlTraits.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// How the corners of bordered buttons are rounded.
///
/// Source: Apple's SwiftUI, `ButtonBorderShape`. A circle is drawn as a capsule.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, roundedRectangle, circle }
  let kind: Kind

  var isRound: Bool { kind == .capsule || kind == .circle }

  /// Round corners of 8 points; 7 to 14 in other sizes of controls.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Round corners, as `automatic`.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
  /// Drawn as `capsule`: a circle only where the label is as high as wide.
  public static let circle = ButtonBorderShape(kind: .circle)
}

/// The key that presses a button from anywhere on the page.
struct Shortcut: Equatable {
  var isDefault = false
  var isCancel = false
  /// As `aria-keyshortcuts` spells it: "Control+S".
  var keys: String?

  func apply(to control: inout ControlTraits) {
    control.isDefault = isDefault
    control.isCancel = isCancel
    control.shortcut = keys
  }
}

extension View {
  /// Sets how high bordered controls in this view are, and how large their text: `regular` unless
  /// set.
  ///
  /// Source: Apple's SwiftUI, `controlSize(_:)`. Controls without a border keep their size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the corners of bordered buttons in this view; other buttons have none to round.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
