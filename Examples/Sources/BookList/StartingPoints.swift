import SwiftUI

/// What a new project shows, in a column.
public struct HelloInVStack: View {
  public init() {}

  public var body: some View {
    VStack {
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundColor(.accentColor)
      Text("Hello, world!")
    }
  }
}

/// The same, in a row.
public struct HelloInHStack: View {
  public init() {}

  public var body: some View {
    HStack {
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundColor(.accentColor)
      Text("Hello, world!")
    }
  }
}

/// The row embedded in a list of numbers.
public struct NumberedList: View {
  public init() {}

  public var body: some View {
    List(0..<5) { item in
      HStack {
        Image(systemName: "globe")
          .imageScale(.large)
          .foregroundColor(.accentColor)
        Text("Hello, world \(item)!")
      }
    }
  }
}

/// The book row before it was extracted.
public struct InlineRowList: View {
  @State private var books = Book.samples

  public init() {}

  public var body: some View {
    List(books) { book in
      HStack(alignment: .top) {
        Image(book.mediumCoverImageName)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(height: 90)
        VStack(alignment: .leading) {
          Text(book.title)
            .font(.headline)
          Text("by \(book.author)")
            .font(.subheadline)
          Text("\(book.pages) pages")
            .font(.subheadline)
        }
        Spacer()
      }
    }
  }
}

/// The same with the stacks' default alignments.
public struct CentredRowList: View {
  @State private var books = Book.samples

  public init() {}

  public var body: some View {
    List(books) { book in
      HStack {
        Image(book.mediumCoverImageName)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(height: 90)
        VStack {
          Text(book.title)
            .font(.headline)
          Text("by \(book.author)")
            .font(.subheadline)
          Text("\(book.pages) pages")
            .font(.subheadline)
        }
        Spacer()
      }
    }
  }
}
