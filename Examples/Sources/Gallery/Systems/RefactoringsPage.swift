import SwiftUI

/// The three ways of taking a row apart that the book list teaches, each before and after.
struct RefactoringsPage: View {
  var body: some View {
    List {
      ForEach(Extraction.all) { extraction in
        Section {
          Sample(title: "Before", code: extraction.before)
          Sample(title: "After", code: extraction.after)
        } header: {
          Text(LocalizedStringKey(extraction.title))
        } footer: {
          Text(LocalizedStringKey(extraction.reason))
        }
      }
    }
    .headerProminence(.increased)
    .navigationTitle("Refactorings")
  }
}

/// A piece of code with a word above it.
private struct Sample: View {
  let title: LocalizedStringKey
  let code: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.secondary)
      CodeView(code: code)
    }
  }
}
