import SwiftUI

/// The drawn title: in the place of a placeholder, or above the text. Assistive technology hears it as
/// the field's name.
struct FieldLabel: View {
  let title: Text
  let isRequired: Bool
  let isFloating: Bool
  /// What stands where the label floats, in its stead.
  let message: Text?

  /// 25 points up, which clears a line for the smaller label; further where the text is larger. Pages
  /// let the label rise before the server answers, and find it by this number, and `FieldRow` by its
  /// 15 points of room: `50-fields.css`.
  @ScaledMetric(relativeTo: .body) private var rise: CGFloat = 25

  var body: some View {
    if let message {
      FieldMessageLabel(message: message)
        .offset(y: -rise)
    }
    if !isFloating || message == nil {
      HStack(spacing: 3) {
        title
        if isRequired { requiredMark }
      }
      .foregroundColor(isFloating ? .accentColor : .placeholder)
      .scaleEffect(isFloating ? FieldMessageLabel.scale : 1, anchor: .leading)
      .offset(y: isFloating ? -rise : 0)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }

  /// A drawing: a text would be read as "star".
  private var requiredMark: some View {
    Image(systemName: "asterisk")
      .imageScale(.small)
      .font(.caption2)
      .foregroundColor(.red)
  }
}

/// What is wrong, in red.
struct FieldMessageLabel: View {
  let message: Text

  static let scale: CGFloat = 0.8

  var body: some View {
    message
      .foregroundColor(.red)
      .scaleEffect(Self.scale, anchor: .leading)
      .fixedSize(horizontal: false, vertical: true)
  }
}
