import SwiftUI

/// A text field with an icon before it.
public struct IconTextField: View {
  let icon: String
  let title: String
  @Binding var text: String

  /// A field with rounded borders; the title is shown as it is, as its placeholder and name.
  public init(icon: String, title: String, text: Binding<String>) {
    self.icon = icon
    self.title = title
    _text = text
  }

  public var body: some View {
    HStack {
      Image(systemName: icon)
        .foregroundColor(.accentColor)
        .accessibilityHidden(true)
      TextField(title, text: $text)
        .textFieldStyle(RoundedBorderTextFieldStyle())
    }
  }
}

/// Any field with an icon before it.
public struct IconTextFieldView<Content: View>: View {
  let iconName: String
  let content: Content

  /// An icon before whatever the builder makes.
  public init(iconName: String, @ViewBuilder content: () -> Content) {
    self.iconName = iconName
    self.content = content()
  }

  public var body: some View {
    HStack {
      Image(systemName: iconName)
        .foregroundColor(.accentColor)
        .accessibilityHidden(true)
      content
    }
  }
}
