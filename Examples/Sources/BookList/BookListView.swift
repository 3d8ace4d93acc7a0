import SwiftUI

/// The list with its row extracted.
public struct BookListView: View {
  @State private var books = Book.samples

  public init() {}

  public var body: some View {
    List(books) { book in
      BookRowView(book: book)
    }
    .navigationTitle("Books")
  }
}
