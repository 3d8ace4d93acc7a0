import DisplayTree
import Foundation
import ViewGraph

/// A control for choosing a colour with the browser's own panel.
///
/// Source: Apple's SwiftUI, `ColorPicker`. The panel chooses no opacity: with `supportsOpacity` the
/// colour keeps the opacity that it has, without it the colour becomes opaque.
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// A picker with a label of any views. A colour that follows light and dark becomes one that does
  /// not as soon as another is chosen.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label with the browser's colour input.
  @MainActor public var body: some View {
    ColorPickerElement(selection: selection, supportsOpacity: supportsOpacity, content: label)
  }
}

extension ColorPicker where Label == Text {
  /// The same with a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The element of a colour picker.
nonisolated struct ColorPickerElement<Content: View>: ValueView {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let content: Content

  var kind: Element.Kind { .colorPicker }

  @MainActor func value(in context: ElementContext) -> String {
    let isDark = context.environment.colorScheme == .dark
    return HexColor(RGBA(selection.wrappedValue.paint.components(isDark: isDark))).text
  }

  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues) {}

  @MainActor func choose(_ value: String, in context: ElementContext) {
    guard let chosen = HexColor(value) else { return }
    let old = selection.location.peek().paint.components(isDark: false)
    selection.wrappedValue = Color(
      red: chosen.red, green: chosen.green, blue: chosen.blue,
      opacity: supportsOpacity ? old.alpha : 1)
  }
}

/// A colour as a colour input spells it: `#rrggbb` (HTML Living Standard, simple colour).
struct HexColor: Equatable {
  private let value: UInt32

  init?(_ text: String) {
    guard text.utf8.count == 7, text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.value = value
  }

  init(_ color: RGBA) {
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    value = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  var text: String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  var red: Double { Double(value >> 16 & 255) / 255 }
  var green: Double { Double(value >> 8 & 255) / 255 }
  var blue: Double { Double(value & 255) / 255 }
}
