import SwiftUI

/// A symbol that is 44 points to hit in a row that is lower.
struct FieldButtonLabel: View {
  let symbol: String
  let color: Color
  /// The room behind the symbol, which can be hit, too.
  var inset: CGFloat = 0

  /// The width that a text leaves to the button, so that it does not run under it: what can be hit.
  static let side: CGFloat = 44
  /// By how much the hit area is higher than a line, at each side.
  static let overlap: CGFloat = -11

  var body: some View {
    Image(systemName: symbol)
      .foregroundColor(color)
      .padding(.trailing, inset)
      .frame(minWidth: Self.side, minHeight: Self.side, alignment: .trailing)
      .contentShape(Rectangle())
  }
}
