/// A way of taking code out of a body, with an example.
struct Extraction: Identifiable {
  let title: String
  let reason: String
  let before: String
  let after: String

  var id: String { title }

  static let all = [
    Extraction(
      title: "Extract subview",
      reason: "A part that stands for itself becomes a view; what it needs becomes properties.",
      before: """
        struct BookListView: View {
          @State private var books = Book.samples

          var body: some View {
            List(books) { book in
              HStack(alignment: .top) {
                Image(book.mediumCoverImageName)
                Text(book.title)
              }
            }
          }
        }
        """,
      after: """
        struct BookListView: View {
          @State private var books = Book.samples

          var body: some View {
            List(books) { book in
              BookRowView(book: book)
            }
          }
        }

        struct BookRowView: View {
          let book: Book

          var body: some View {
            HStack(alignment: .top) {
              Image(book.mediumCoverImageName)
              Text(book.title)
            }
          }
        }
        """),
    Extraction(
      title: "Extract local subview",
      reason: "A part that needs the view's properties becomes a computed property beside them.",
      before: """
        struct BookRowView: View {
          let book: Book

          var body: some View {
            VStack(alignment: .leading) {
              Text(book.title)
                .font(.headline)
              Text("by \\(book.author)")
            }
          }
        }
        """,
      after: """
        struct BookRowView: View {
          let book: Book

          var body: some View {
            VStack(alignment: .leading) {
              titleLabel
              Text("by \\(book.author)")
            }
          }

          private var titleLabel: some View {
            Text(book.title)
              .font(.headline)
          }
        }
        """),
    Extraction(
      title: "Extract local function",
      reason: "Parts that differ in a value become one function, and the value goes in.",
      before: """
        struct BookRowView: View {
          let book: Book

          var body: some View {
            VStack(alignment: .leading) {
              Text("by \\(book.author)")
                .font(.subheadline)
              Text("\\(book.pages) pages")
                .font(.subheadline)
            }
          }
        }
        """,
      after: """
        struct BookRowView: View {
          let book: Book

          var body: some View {
            VStack(alignment: .leading) {
              detailsLabel("by \\(book.author)")
              detailsLabel("\\(book.pages) pages")
            }
          }

          private func detailsLabel(_ text: LocalizedStringKey) -> Text {
            Text(text)
              .font(.subheadline)
          }
        }
        """),
  ]
}
