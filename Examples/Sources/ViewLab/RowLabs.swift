import SwiftUI

/// Rows with the author's buttons, rows that can be deleted and moved.
struct SwipeLab: View {
  @State private var names = ["Ann", "Ben", "Cleo", "Dan"]
  @State private var log = "nothing"

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          NavigationLink {
            Text(verbatim: "All about \(name)")
          } label: {
            Label(name, systemImage: "person.circle")
          }
          .swipeActions(edge: .leading) {
            Button("Favorite", systemImage: "star") { log = "favorite \(name)" }.tint(.orange)
          }
          .swipeActions {
            Button("Remove", systemImage: "trash", role: .destructive) {
              names.removeAll { $0 == name }
            }
            Button("Flag") { log = "flag \(name)" }
          }
        }
        Text(verbatim: log).accessibilityIdentifier("log")
      }
      .navigationTitle("Contacts")
    }
  }
}

/// Rows that can be deleted and moved, with a button of their own at the end.
struct EditLab: View {
  @State private var names = ["One", "Two", "Three"]
  @State private var stars = 0

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(verbatim: name)
            Spacer()
            Button {
              stars += 1
            } label: {
              Image(systemName: "star").accessibilityLabel("Star")
            }
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text(verbatim: "\(stars) stars").accessibilityIdentifier("stars")
      }
      .navigationTitle("Numbers")
      .toolbar { EditButton() }
    }
  }
}
