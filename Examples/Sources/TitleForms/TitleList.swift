import Formwork
import SwiftUI

/// Something with a title.
struct TitledItem: Identifiable, Hashable {
  let id = UUID()
  var title: String
}

/// A list of titles with screens to add and change them: the host of `TitleForm`.
public struct TitleList: View {
  @State private var items = [
    TitledItem(title: "Water the plants"), TitledItem(title: "Return the library books"),
  ]
  @State private var isCreating = false

  public init() {}

  public var body: some View {
    List(items) { item in
      NavigationLink(item.title, value: item.id)
    }
    .overlay { if items.isEmpty { Text("Nothing here yet").foregroundColor(.secondary) } }
    .navigationTitle("Titles")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          isCreating = true
        } label: {
          Label("Add", systemImage: "plus")
        }
      }
    }
    .navigationDestination(for: UUID.self) { id in TitleDetail(id: id, items: $items) }
    .navigationDestination(isPresented: $isCreating) {
      TitleForm.Create { title in
        items.append(TitledItem(title: title))
        isCreating = false
      }
      .navigationTitle("New title")
    }
  }
}

/// The screen of one title.
struct TitleDetail: View {
  let id: TitledItem.ID
  @Binding var items: [TitledItem]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let index = items.firstIndex(where: { $0.id == id }) {
      TitleForm.Edit(initialTitle: items[index].title) { title in
        items[index].title = title
        dismiss()
      } onDelete: {
        dismiss()
        items.removeAll { $0.id == id }
      }
      .navigationTitle("Edit title")
    }
  }
}
