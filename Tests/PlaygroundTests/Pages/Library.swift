import SwiftUI

struct Badge: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View { Text(title) }
}

struct Badge_Library: LibraryContentProvider {
  var views: [LibraryItem] {
    LibraryItem(Badge("First"), title: "Badge", category: .control)
    [LibraryItem(Badge("Second"), visible: false)]
  }

  func modifiers(base: Text) -> [LibraryItem] {
    LibraryItem(base.bold(), title: "bold", category: .effect, matchingSignature: "bold")
  }
}
