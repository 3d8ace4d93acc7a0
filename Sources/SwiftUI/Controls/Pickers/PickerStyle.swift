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

/// A menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .automatic) }
}

/// The chosen option, and a menu of all of them when it is tapped.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .menu) }
}

/// All options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .segmented) }
}

/// All options below each other.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .inline) }
}

/// Drawn as a menu, which on a phone the system shows as a wheel.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .wheel) }
}

/// Drawn as a menu: the page needs no screen of its own for the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .navigationLink) }
}

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .radioGroup) }
}

/// A compact row of options.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(variant: .palette) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
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
