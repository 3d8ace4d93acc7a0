import DisplayTree

/// How a picker shows its options: one at a time in a menu, or all beside or below each other.
///
/// Source: Apple's SwiftUI, `PickerStyle`. As on Apple platforms there are no styles of one's own.
public protocol PickerStyle {
  /// How the runtime draws it.
  var _look: _PickerLook { get }
}

/// The runtime's form of a picker style. Opaque.
public struct _PickerLook: Sendable {
  let variant: ControlTraits.Variant
}

/// The chosen option, which opens the browser's menu.
///
/// Source: Apple's SwiftUI, `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  /// The browser's own menu.
  public var _look: _PickerLook { _PickerLook(variant: .automatic) }
}

/// The chosen option, and a menu of all of them when it is tapped.
///
/// Source: Apple's SwiftUI, `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Has nothing to set; `.menu` spells the same.
  nonisolated public init() {}
  /// The browser's own menu.
  public var _look: _PickerLook { _PickerLook(variant: .menu) }
}

/// All options beside each other, all of one width.
///
/// Source: Apple's SwiftUI, `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Has nothing to set; `.segmented` spells the same.
  nonisolated public init() {}
  /// Radio inputs, drawn as segments of equal width.
  public var _look: _PickerLook { _PickerLook(variant: .segmented) }
}

/// All options below each other, with a mark at the chosen one.
///
/// Source: Apple's SwiftUI, `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Has nothing to set; `.inline` spells the same.
  nonisolated public init() {}
  /// Radio inputs, drawn as lines with a mark at the chosen one.
  public var _look: _PickerLook { _PickerLook(variant: .inline) }
}

/// The browser's menu, which some phones show as a wheel.
///
/// Source: Apple's SwiftUI, `WheelPickerStyle`. No wheel stands on the page.
public struct WheelPickerStyle: PickerStyle {
  /// Has nothing to set; `.wheel` spells the same.
  nonisolated public init() {}
  /// The browser's own menu.
  public var _look: _PickerLook { _PickerLook(variant: .wheel) }
}

/// A row that leads on; it opens the browser's menu.
///
/// Source: Apple's SwiftUI, `NavigationLinkPickerStyle`. No page of options is pushed.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Has nothing to set; `.navigationLink` spells the same.
  nonisolated public init() {}
  /// The browser's own menu, drawn as a row that leads on.
  public var _look: _PickerLook { _PickerLook(variant: .navigationLink) }
}

/// All options below each other, with a mark at the chosen one.
///
/// Source: Apple's SwiftUI, `RadioGroupPickerStyle`. It is drawn as `inline`, without round buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Has nothing to set; `.radioGroup` spells the same.
  nonisolated public init() {}
  /// Radio inputs, drawn as lines with a mark at the chosen one.
  public var _look: _PickerLook { _PickerLook(variant: .radioGroup) }
}

/// All options beside each other.
///
/// Source: Apple's SwiftUI, `PalettePickerStyle`. It is drawn as `segmented`.
public struct PalettePickerStyle: PickerStyle {
  /// Has nothing to set; `.palette` spells the same.
  nonisolated public init() {}
  /// Radio inputs, drawn as segments of equal width.
  public var _look: _PickerLook { _PickerLook(variant: .palette) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The chosen option, which opens the browser's menu of all of them.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// Drawn as `automatic`.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other, with the same width each; the label is read and not drawn.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other, a check mark at the chosen one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// Drawn as `automatic`; a phone shows the menu as it does every other, some as a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads on; it opens the browser's menu and no page.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options below each other, drawn as `inline`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All options beside each other, drawn as `segmented`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
  var pickerVariant: ControlTraits.Variant {
    get { self[PickerVariantKey.self] }
    set { self[PickerVariantKey.self] = newValue }
  }

  private enum PickerVariantKey: EnvironmentKey {
    static var defaultValue: ControlTraits.Variant { .automatic }
  }
}

extension View {
  /// Sets the look of pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerVariant, style._look.variant)
  }
}
