import FormCore
import SwiftUI

/// What a search field found, as buttons one below the other, or that it found nothing.
struct SearchResults<Results: RandomAccessCollection, Row: View>: View
where Results.Element: Identifiable {
  let results: Results
  let query: String
  let marked: Results.Element.ID?
  let row: (Results.Element) -> Row
  let choose: (Results.Element) -> Void
  let words = FormWords()

  var body: some View {
    ScrollViewReader { proxy in
      Group {
        if results.count > mostWithoutScrolling { ScrollView { list } } else { list }
      }
      .frame(minWidth: 240, maxWidth: .infinity, alignment: .leading)
      .onChange(of: marked) {
        if let marked { proxy.scrollTo(marked) }
      }
    }
  }

  /// So many rows of 44 points are seen at once on the smallest phone above its keyboard. A view that
  /// scrolls takes all the room it can have, so fewer stand without one.
  private var mostWithoutScrolling: Int { 6 }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      if results.isEmpty {
        words.text(.noResultsFor, .text(query))
          .foregroundColor(.secondary)
          .padding()
      }
      ForEach(results) { result in
        button(for: result).id(result.id)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
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
