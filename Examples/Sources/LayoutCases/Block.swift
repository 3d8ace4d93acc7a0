import SwiftUI

/// A coloured block of a fixed size.
struct Block: View {
  let name: String
  let width: CGFloat
  let height: CGFloat

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.blue.opacity(0.7)
      .accessibilityIdentifier(name)
      .frame(width: width, height: height)
  }
}

extension View {
  /// Names the box that the view takes, by a colour behind it.
  func measured(_ name: String) -> some View {
    background { Color.gray.opacity(0.15).accessibilityIdentifier(name) }
  }
}
