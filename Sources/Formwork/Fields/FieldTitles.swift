import FormCore
import SwiftUI

/// The titles under which the fields of a form stand on screen, for messages about fields that have no
/// label in the model.
///
/// A title is a `Text`: its words are known only where it is drawn. So a message is made with a mark in
/// the title's place and put together from texts.
@MainActor @Observable final class FieldTitles {
  private var titles: [FieldID: Text] = [:]

  func set(_ title: Text, of field: FieldID) { titles[field] = title }

  /// The message about a field, by the name that it has on screen.
  func message(for entry: SummaryEntry, in messages: Messages) -> Text {
    guard entry.label == nil, let field = entry.field, let title = titles[field] else {
      return Text(verbatim: entry.message)
    }
    return Self.naming(title, in: messages.text(for: entry.issue, label: Self.mark))
  }

  /// The character that stands for an object among words.
  static let mark = "\u{FFFC}"

  /// A sentence with a title wherever the mark stands.
  static func naming(_ title: Text, in sentence: String) -> Text {
    let parts = sentence.components(separatedBy: mark)
    return parts.dropFirst().reduce(Text(verbatim: parts[0])) { $0 + title + Text(verbatim: $1) }
  }
}
