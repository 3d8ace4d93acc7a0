import FormCore
import SwiftUI

/// A search field that shows what it finds below itself, while a person types.
///
/// ```swift
/// SearchField("Search for a place", query: $query, results: places, name: \.name) { place in
///   chosen = place
///   query = place.name
/// }
/// ```
///
/// The results stand in a popover and take no focus: arrow keys choose among them, Return takes the
/// chosen one, Escape closes them, and a tap on the field brings them back. How many there are is
/// announced once typing pauses, and so is the one that the arrows come to.
///
/// Source: WAI-ARIA Authoring Practices, "Combobox"; WCAG 2.2, success criterion 4.1.3.
public struct SearchField<Results: RandomAccessCollection, Row: View>: View
where Results.Element: Identifiable {
  private let title: LocalizedStringKey
  @Binding private var query: String
  private let results: Results
  private let name: (Results.Element) -> String
  private let onChoose: (Results.Element) -> Void
  private let row: (Results.Element) -> Row

  @State private var isOpen = false
  /// The result that Return takes.
  @State private var marked: Results.Element.ID?
  /// What the field was given when a result was chosen: no search begins with it.
  @State private var chosenQuery: String?
  @FocusState private var isFocused: Bool
  private let words = FormWords()

  /// A field whose results have rows of your own.
  ///
  /// - Parameters:
  ///   - titleKey: The name of the field, and its grey text while it is empty.
  ///   - query: What is searched for; you keep it, and find the results.
  ///   - results: What was found for the query, the best first.
  ///   - name: What a result is called when it is read out.
  ///   - onChoose: Takes the result that was tapped, or came to with the arrow keys.
  ///   - row: How a result looks.
  public init(
    _ titleKey: LocalizedStringKey, query: Binding<String>, results: Results,
    name: @escaping (Results.Element) -> String, onChoose: @escaping (Results.Element) -> Void,
    @ViewBuilder row: @escaping (Results.Element) -> Row
  ) {
    title = titleKey
    _query = query
    self.results = results
    self.name = name
    self.onChoose = onChoose
    self.row = row
  }

  public var body: some View {
    TextField("", text: $query, prompt: Text(title))
      .accessibilityLabel(title)
      .accessibilityAddTraits(.isSearchField)
      .disableAutocorrection(true)
      .submitLabel(.search)
      .focused($isFocused)
      .onKeyPress(
        keys: isOpen ? [.downArrow, .upArrow, .escape, .return] : [.downArrow, .upArrow]
      ) {
        press($0.key)
      }
      .iconTextField(iconSystemName: "magnifyingglass", iconScale: .medium)
      .textFieldFocusOnTap { if !query.isEmpty { isOpen = true } }
      .clearButton(text: $query) { isFocused = true }
      .onChange(of: query) { search() }
      .popover(isPresented: $isOpen, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom) {
        SearchResults(
          results: results, query: query, marked: marked, row: row, choose: choose
        )
        .presentationCompactAdaptation(.popover)
      }
      .announcing(announcement) { announcement?.words(in: words) }
  }
}

extension SearchField where Row == Text {
  /// A field whose results are lines of text, their names.
  public init(
    _ titleKey: LocalizedStringKey, query: Binding<String>, results: Results,
    name: @escaping (Results.Element) -> String, onChoose: @escaping (Results.Element) -> Void
  ) {
    self.init(titleKey, query: query, results: results, name: name, onChoose: onChoose) { result in
      Text(verbatim: name(result))
    }
  }
}

// MARK: - Choosing

extension SearchField {
  private func search() {
    marked = nil
    isOpen = !query.isEmpty && query != chosenQuery
    chosenQuery = nil
  }

  private func choose(_ result: Results.Element) {
    isOpen = false
    marked = nil
    let old = query
    onChoose(result)
    chosenQuery = query == old ? nil : query
  }

  private func press(_ key: KeyEquivalent) -> KeyPress.Result {
    switch key {
    case .downArrow: move(by: 1)
    case .upArrow: move(by: -1)
    case .escape: close()
    default: takeMarked()
    }
  }

  /// Goes on to the next result, and around at the ends; the first key opens what was closed.
  private func move(by step: Int) -> KeyPress.Result {
    guard !query.isEmpty, !results.isEmpty else { return .ignored }
    isOpen = true
    let ids = results.map(\.id)
    let index = marked.flatMap { ids.firstIndex(of: $0) } ?? (step > 0 ? -1 : ids.count)
    let next = (index + step + ids.count) % ids.count
    marked = ids[next]
    let result = results[results.index(results.startIndex, offsetBy: next)]
    AccessibilityNotification.Announcement(name(result)).post()
    return .handled
  }

  private func close() -> KeyPress.Result {
    guard isOpen else { return .ignored }
    isOpen = false
    marked = nil
    return .handled
  }

  private func takeMarked() -> KeyPress.Result {
    guard isOpen, let result = results.first(where: { $0.id == marked }) else { return .ignored }
    choose(result)
    return .handled
  }
}

// MARK: - Announcing

extension SearchField {
  /// What is to be said, if typing pauses here.
  private var announcement: SearchAnnouncement? {
    isOpen ? SearchAnnouncement(query: query, count: results.count) : nil
  }
}

/// How many results a query has.
private struct SearchAnnouncement: Equatable {
  let query: String
  let count: Int

  @MainActor func words(in words: FormWords) -> String {
    count == 0 ? words.string(.noResults) : words.string(.resultCount, .count(count))
  }
}
