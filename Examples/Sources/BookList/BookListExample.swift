import SwiftUI

/// Every step from the first line to the finished list.
public struct BookListExample: View {
  public init() {}

  public var body: some View {
    List {
      Section {
        NavigationLink("Books", destination: BookListView())
      } header: {
        Text("Finished")
      } footer: {
        Text("The row is a view of its own: `BookRowView(book: book)`.")
      }
      Section("On the way") {
        NavigationLink("Hello in a column", destination: HelloInVStack())
        NavigationLink("Hello in a row", destination: HelloInHStack())
        NavigationLink("Five rows", destination: NumberedList())
        NavigationLink("Default alignments", destination: CentredRowList())
        NavigationLink("The row inline", destination: InlineRowList())
      }
    }
    .navigationTitle("Book list")
  }
}
