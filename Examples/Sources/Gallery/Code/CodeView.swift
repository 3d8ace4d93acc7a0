import SwiftUI

/// Swift code in colours, which can be selected. A long line wraps, so that nobody has to scroll two
/// ways, and goes on below where it began.
struct CodeView: View {
  let code: String
  /// The width of a character of the monospaced footnote: 0.6 of its 13 points, as most such fonts have.
  @ScaledMetric(relativeTo: .footnote) private var column: CGFloat = 7.8

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(SwiftCode.lines(of: code).enumerated()), id: \.offset) { _, line in
        line.code.text
          .padding(.leading, column * CGFloat(line.indentation))
      }
    }
    .font(.system(.footnote, design: .monospaced))
    .textSelection(.enabled)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 4)
    // Code is written from the left in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Code on a card with a title and a button that copies it.
struct CodeCard: View {
  let title: LocalizedStringKey
  let code: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        CopyButton(text: code)
      }
      CodeView(code: code)
    }
    .padding(.horizontal, 16)
    .padding(.top, 6)
    .padding(.bottom, 12)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color(.secondarySystemGroupedBackground))
    .cornerRadius(12)
  }
}

/// Copies a text, and says so for a while.
struct CopyButton: View {
  let text: String
  /// How often it was pressed; the word goes away two seconds after the last time.
  @State private var presses = 0
  @State private var isCopied = false

  var body: some View {
    Button {
      UIPasteboard.general.string = text
      isCopied = true
      presses += 1
      AccessibilityNotification.Announcement("Copied").post()
    } label: {
      Label(
        isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc"
      )
      .font(.subheadline)
    }
    .buttonStyle(.borderless)
    .onChange(of: text) { isCopied = false }
    .task(id: presses) {
      guard presses > 0 else { return }
      try? await Task.sleep(for: .seconds(2))
      if !Task.isCancelled { isCopied = false }
    }
  }
}
