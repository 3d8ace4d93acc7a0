import SwiftUI

/// A message with a sign, which those see who do not see its colour.
struct MessageLabel: View {
  private let message: Text
  private let isError: Bool

  init(_ message: Text, isError: Bool = true) {
    self.message = message
    self.isError = isError
  }

  init(_ message: String, isError: Bool = true) {
    self.init(Text(verbatim: message), isError: isError)
  }

  var body: some View {
    Label {
      message
    } icon: {
      Image(systemName: isError ? "exclamationmark.circle.fill" : "info.circle")
    }
    .foregroundColor(isError ? .red : .secondary)
    .fixedSize(horizontal: false, vertical: true)
  }
}
