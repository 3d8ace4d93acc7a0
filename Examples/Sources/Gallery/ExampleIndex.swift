import SwiftUI

/// The list of all examples.
struct ExampleIndex: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Fields") {
          ForEach(Example.fields) { ExampleRow(example: $0) }
        }
        Section {
          ForEach(Example.screens) { ExampleRow(example: $0) }
        } header: {
          Text("Screens")
        } footer: {
          Text("Every example is ordinary SwiftUI, served from Linux.")
        }
      }
      .navigationTitle("Formwork")
    }
  }
}

/// An example's name and what it shows.
struct ExampleRow: View {
  let example: Example

  var body: some View {
    NavigationLink {
      ExampleView(example: example)
    } label: {
      HStack(spacing: 12) {
        icon
        VStack(alignment: .leading, spacing: 2) {
          Text(example.title)
          Text(example.sentence)
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
        Spacer(minLength: 0)
      }
    }
  }

  private var icon: some View {
    Image(systemName: example.symbol)
      .foregroundColor(.white)
      .frame(width: 32, height: 32)
      .background(example.color)
      .cornerRadius(7)
      .accessibilityHidden(true)
  }
}
