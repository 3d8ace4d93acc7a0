import DisplayTree

/// The parts of the view that says that a search found nothing.
///
/// Source: Apple's SwiftUI, `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// The magnifying glass, and that there are no results.
  nonisolated public struct Label: View {
    let query: String

    @Environment(\.self) private var values

    nonisolated init(query: String) { self.query = query }

    /// The label in the session's language.
    @MainActor public var body: some View {
      SwiftUI.Label {
        Text(verbatim: title)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }

    @MainActor private var title: String {
      guard !query.isEmpty else { return SystemWord.noResults.text(in: values) }
      let text = SystemWord.noResultsFor.text(in: values)
      return text.replacing("%@", with: query, maxReplacements: 1)
    }
  }

  /// What one can do about it.
  nonisolated public struct Description: View {
    @Environment(\.self) private var values

    nonisolated init() {}

    /// The advice in the session's language.
    @MainActor public var body: some View {
      Text(verbatim: SystemWord.checkSpelling.text(in: values))
    }
  }

  /// A search that found nothing offers no buttons.
  nonisolated public struct Actions: View {
    nonisolated init() {}

    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  ///
  /// Source: Apple's SwiftUI, `ContentUnavailableView.search`. It does not name what was searched
  /// for; `search(text:)` does.
  nonisolated public static var search: ContentUnavailableView { search(text: "") }

  /// Says that a search for this text found nothing.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      SearchUnavailableContent.Label(query: text), SearchUnavailableContent.Description(),
      SearchUnavailableContent.Actions())
  }
}
