import SwiftUI

/// Every step from the first line to the finished list.
public struct BookListExample: View {
  public init() {}

  public var body: some View {
    List {
      Section {
        NavigationLink("Books") { BookListView() }
      } header: {
        Text("Finished")
      } footer: {
        Text("The row is a view of its own: `BookRowView(book: book)`.")
      }
      Section("On the way") {
        NavigationLink("Hello in a column") { HelloInVStack().navigationTitle("Hello in a column") }
        NavigationLink("Hello in a row") { HelloInHStack().navigationTitle("Hello in a row") }
        NavigationLink("Five rows") { NumberedList().navigationTitle("Five rows") }
        NavigationLink("Default alignments") {
          CentredRowList().navigationTitle("Default alignments")
        }
        NavigationLink("The row inline") { InlineRowList().navigationTitle("The row inline") }
      }
    }
    .navigationTitle("Book list")
  }
}
