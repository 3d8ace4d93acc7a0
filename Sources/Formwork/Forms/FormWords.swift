import FormCore
import SwiftUI

/// The words of the form around a view: in the form's language, else in that of the screen.
@MainActor struct FormWords: DynamicProperty {
  @Environment(\.formLink) private var link
  @Environment(\.locale) private var locale

  private var messages: Messages {
    if let link { return link.messages() }
    return Messages(language: locale.identifier)
  }

  func string(_ word: FormWord) -> String { messages.text(for: word) }

  func text(_ word: FormWord) -> Text { Text(verbatim: string(word)) }

  /// A word with a title in it that may still be looked up in the app's strings.
  func text(_ word: (String) -> FormWord, with title: Text) -> Text {
    let parts = string(word(Self.place)).components(separatedBy: Self.place)
    guard let first = parts.first, let last = parts.last, parts.count == 2 else { return title }
    return Text(verbatim: first) + title + Text(verbatim: last)
  }

  /// Unicode's character for an object that is put in.
  private static let place = "\u{FFFC}"
}
