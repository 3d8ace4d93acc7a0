import FormworkTesting
import SwiftUI
import Testing

@testable import BookList

@MainActor @Suite struct BookListTests {
  @Test func `each book shows its title, its author and its pages`() {
    let screen = Screen(BookListView())
    #expect(
      screen.texts.prefix(3) == ["The Tide Tables", "by Mara Lindqvist", "312 pages"])
    #expect(screen.texts.count == 3 * Book.samples.count)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `numbers are grouped as the language does`() {
    #expect(Screen(BookListView(), languages: ["en"]).text("1,024 pages").exists)
    #expect(Screen(BookListView(), languages: ["de"]).text("1.024 pages").exists)
  }

  @Test func `the covers are bundled`() {
    let reports = Screen(BookRowView(book: Book.samples[0]))
    for book in Book.samples {
      let html = Screen(BookRowView(book: book)).html()
      #expect(html.contains("_formwork/r/"), "\(book.mediumCoverImageName)")
    }
    #expect(reports.html().contains(".png"))
  }

  @Test func `the row looks the same inline as extracted`() {
    #expect(Screen(InlineRowList()).texts == Screen(BookListView()).texts)
    #expect(Screen(CentredRowList()).texts == Screen(BookListView()).texts)
  }

  @Test func `a list of numbers has five rows`() {
    #expect(Screen(NumberedList()).texts.first == "Hello, world 0!")
    #expect(Screen(NumberedList()).texts.count == 5)
  }

  @Test func `the starting points greet`() {
    #expect(Screen(HelloInVStack()).texts == ["Hello, world!"])
    #expect(Screen(HelloInHStack()).texts == ["Hello, world!"])
    #expect(Screen(HelloInVStack()).text.contains("globe"))
  }
}
