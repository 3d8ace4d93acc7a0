import SwiftUI

/// One book in a list: its cover, and what there is to say of it.
///
/// It shows three ways of taking a row apart: the row itself is a subview with a property; the title
/// is a local computed subview, since it needs the row's property; the details are a local function,
/// since values go in.
public struct BookRowView: View {
  let book: Book

  public init(book: Book) { self.book = book }

  public var body: some View {
    HStack(alignment: .top) {
      Image(book.mediumCoverImageName)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(height: 90)
      VStack(alignment: .leading) {
        titleLabel
        detailsLabel("by \(book.author)")
        detailsLabel("\(book.pages) pages")
      }
      Spacer()
    }
  }

  private var titleLabel: some View {
    Text(book.title)
      .font(.headline)
  }

  private func detailsLabel(_ text: LocalizedStringKey) -> Text {
    Text(text)
      .font(.subheadline)
  }
}
