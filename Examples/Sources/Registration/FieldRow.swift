import SwiftUI

/// A field with what is wrong with it underneath.
struct FieldRow<Field: View>: View {
  let issue: LocalizedStringKey?
  @ViewBuilder let field: Field

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      field
        .accessibilityHint(issue.map { Text($0) } ?? Text(verbatim: ""))
      if let issue {
        Label {
          Text(issue)
        } icon: {
          Image(systemName: "exclamationmark.circle.fill")
        }
        .font(.footnote)
        .foregroundColor(.red)
      }
    }
  }
}
