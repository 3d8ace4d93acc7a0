import BookList
import SwiftUI

@main struct BookListApp: App {
  var body: some Scene { WindowGroup("Book list") { NavigationStack { BookListExample() } } }
}
