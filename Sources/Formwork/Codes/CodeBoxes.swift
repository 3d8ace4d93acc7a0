import SwiftUI

/// A box for each digit of a code; the one that is typed next is marked as a caret would.
struct CodeBoxes: View {
  let digits: [Character]
  let length: Int
  let isFocused: Bool
  let isInvalid: Bool

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<length, id: \.self) { index in
        box(at: index)
      }
    }
    .accessibilityHidden(true)
  }

  private func box(at index: Int) -> some View {
    Text(verbatim: digits.indices.contains(index) ? String(digits[index]) : " ")
      .font(.title2.monospacedDigit())
      .frame(minWidth: 30, maxWidth: 52, minHeight: 52)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.codeBox))
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .stroke(edge(at: index), lineWidth: isCaret(index) ? 2 : 1))
  }

  private func edge(at index: Int) -> Color {
    if isInvalid { return .red }
    return isCaret(index) ? .accentColor : .gray
  }

  /// Once the code is complete the caret stands on its last digit.
  private func isCaret(_ index: Int) -> Bool {
    isFocused && index == min(digits.count, length - 1)
  }
}
