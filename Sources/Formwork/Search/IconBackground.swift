import SwiftUI

/// Puts a field on a rounded background with an icon before the text.
private struct IconTextFieldModifier: ViewModifier {
  let systemName: String
  let scale: Image.Scale
  @Environment(\.hasClearButtonOutside) private var hasClearButtonOutside

  func body(content: Content) -> some View {
    HStack(spacing: 6) {
      Image(systemName: systemName)
        .imageScale(scale)
        .foregroundColor(.placeholder)
        .accessibilityHidden(true)
      content
        .textFieldStyle(.plain)
        .environment(\.isInsideIconTextField, true)
    }
    .padding(.leading, iconTextFieldInset)
    .padding(.trailing, hasClearButtonOutside ? FieldButtonLabel.side : iconTextFieldInset)
    .padding(.vertical, 8)
    .background(RoundedRectangle(cornerRadius: 10).fill(Color.iconBackground))
    .preference(key: HasIconBackgroundKey.self, value: true)
  }
}

extension View {
  /// Puts an icon before a field, inside a background that makes room for both.
  public func iconTextField(iconSystemName: String, iconScale: Image.Scale) -> some View {
    modifier(IconTextFieldModifier(systemName: iconSystemName, scale: iconScale))
  }
}

/// How far the background reaches beyond what stands on it.
let iconTextFieldInset: CGFloat = 8

/// A background with an icon is drawn inside of the view.
struct HasIconBackgroundKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  /// A clear button stands on top, further out: the background keeps room for it.
  var hasClearButtonOutside: Bool {
    get { self[HasClearButtonOutsideKey.self] }
    set { self[HasClearButtonOutsideKey.self] = newValue }
  }

  /// The background is drawn further out: a clear button keeps its own room.
  var isInsideIconTextField: Bool {
    get { self[IsInsideIconTextFieldKey.self] }
    set { self[IsInsideIconTextFieldKey.self] = newValue }
  }

  private enum HasClearButtonOutsideKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsInsideIconTextFieldKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
