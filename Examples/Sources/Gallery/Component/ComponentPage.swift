import ComponentCatalog
import SwiftUI

/// A component alive, what can be turned, its code, and all its states.
struct ComponentPage: View {
  private let entry: CatalogEntry
  @State private var values: ParameterValues
  @State private var surroundings: Surroundings
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(_ entry: CatalogEntry, surroundings: Surroundings) {
    self.entry = entry
    _values = State(initialValue: ParameterValues(entry.parameters))
    _surroundings = State(initialValue: surroundings)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Summary(entry: entry)
        LazyVGrid(columns: columns, alignment: .leading, spacing: 20) {
          Stage(extent: entry.extent, surroundings: surroundings, isLarge: true) {
            entry.preview(values)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Preview")
          ParameterForm(parameters: entry.parameters, values: $values)
          CodeCard(title: "Code", code: entry.snippet(values).text)
          SurroundingsForm(surroundings: $surroundings)
        }
        StateGallery(entry: entry, surroundings: surroundings)
          .padding(.top, 16)
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 40)
    }
    .frame(maxWidth: 1_120)
    .navigationTitle(entry.title)
  }

  /// Beside the preview stands what changes it, where there is room.
  private var columns: [GridItem] {
    let stage = GridItem(.flexible(), spacing: 20, alignment: .top)
    return sizeClass == .regular ? [stage, GridItem(.fixed(340), alignment: .top)] : [stage]
  }
}

/// What the component is for, below the whole of a name that the title leaves arguments out of.
private struct Summary: View {
  let entry: CatalogEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if entry.name != entry.title {
        Text(verbatim: entry.name).font(.system(.footnote, design: .monospaced))
      }
      Text(LocalizedStringKey(entry.summary))
    }
    .foregroundStyle(.secondary)
    .frame(maxWidth: 620, alignment: .leading)
  }
}

/// Every state of a component on a card of its own.
private struct StateGallery: View {
  let entry: CatalogEntry
  let surroundings: Surroundings

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("States")
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 320), spacing: 20, alignment: .top)],
        alignment: .leading, spacing: 24
      ) {
        ForEach(entry.states) { state in
          StateCard(entry: entry, state: state, surroundings: surroundings)
        }
      }
    }
  }
}

/// A state with its name, and a link to it alone.
private struct StateCard: View {
  let entry: CatalogEntry
  let state: ComponentState
  let surroundings: Surroundings

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(LocalizedStringKey(state.title))
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h3)
        Spacer()
        if let url = URL(string: Address.path(of: state, in: entry, surroundings)) {
          Link(destination: url) {
            Image(systemName: "arrow.up.right")
              .imageScale(.small)
              .foregroundColor(.secondary)
              .frame(width: 32, height: 32)
          }
          .accessibilityLabel("\(state.title), alone")
        }
      }
      Stage(extent: entry.extent, surroundings: surroundings) { state.view }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
