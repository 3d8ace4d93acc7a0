import SwiftUI

/// A question about the value is on its way; in words it is told with the field.
struct PendingMark: View {
  var body: some View {
    ProgressView()
      .controlSize(.small)
      .accessibilityHidden(true)
  }
}
