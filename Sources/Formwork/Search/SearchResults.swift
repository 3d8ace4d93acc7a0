import SwiftUI

/// What a search field found, as buttons one below the other, or that it found nothing.
struct SearchResults<Results: RandomAccessCollection, Row: View>: View
where Results.Element: Identifiable {
  let results: Results
  let query: String
  let marked: Results.Element.ID?
  let row: (Results.Element) -> Row
  let choose: (Results.Element) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if results.isEmpty {
        Text("No results for “\(query)”")
          .foregroundColor(.secondary)
          .padding()
      }
      ForEach(results) { result in
        button(for: result)
      }
    }
    .frame(minWidth: 240, maxWidth: .infinity, alignment: .leading)
  }

  private func button(for result: Results.Element) -> some View {
    Button {
      choose(result)
    } label: {
      row(result)
        .padding(.horizontal)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .background(result.id == marked ? Color.accentColor.opacity(0.2) : Color.clear)
    .accessibilityAddTraits(result.id == marked ? .isSelected : [])
  }
}
