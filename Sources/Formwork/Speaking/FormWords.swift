import FormCore
import SwiftUI

/// The words of a form around a view, or of the one given: in its language, else in that of the screen.
@MainActor struct FormWords: DynamicProperty {
  private let form: (any HasMessages)?
  @Environment(\.formLink) private var link
  @Environment(\.locale) private var locale

  /// - Parameter form: Whose words they are, where the view may stand outside of its ``FormView``.
  init(of form: (any HasMessages)? = nil) { self.form = form }

  /// The words as they are now. A form that has not appeared yet does not know the language.
  var messages: Messages {
    let language = locale.identifier(.bcp47)
    guard let source = form ?? link else { return Messages(language: language) }
    var messages = source.messages
    messages.follow(language)
    return messages
  }

  func string(_ word: FormWord, _ arguments: FormCore.Issue.Argument...) -> String {
    messages.text(for: word, arguments)
  }

  func text(_ word: FormWord, _ arguments: FormCore.Issue.Argument...) -> Text {
    Text(verbatim: messages.text(for: word, arguments))
  }

  /// A word whose first place is taken by a title that may still be looked up in the app's strings.
  func text(
    _ word: FormWord, with title: Text, _ arguments: FormCore.Issue.Argument...
  ) -> Text {
    FieldTitles.naming(
      title, in: messages.text(for: word, [.text(FieldTitles.mark)] + arguments))
  }
}

extension FormCore.Issue.Argument {
  /// A number that counts places, not things.
  static func number(_ number: Int) -> Self { .number(Decimal(number)) }
}
