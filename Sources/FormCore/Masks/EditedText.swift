/// A text as it stands in a field, and what of it is selected.
///
/// Offsets count characters as people see them (`Character`); an empty range is the caret.
public struct EditedText: Hashable, Sendable {
  /// What the field shows.
  public var text: String
  /// What is selected, from 0 to the number of characters.
  public var selection: Range<Int>

  /// A text with a selection, which is cut to the text.
  public init(_ text: String, selection: Range<Int>) {
    self.text = text
    let count = text.count
    let start = min(max(selection.lowerBound, 0), count)
    self.selection = start..<min(max(selection.upperBound, start), count)
  }

  /// A text with a caret; at its end unless an offset is given.
  public init(_ text: String, caret: Int? = nil) {
    let caret = caret ?? text.count
    self.init(text, selection: caret..<max(caret, caret))
  }
}

/// One thing that a person or a program does to the text of a field.
public enum TextEdit: Hashable, Sendable {
  /// Types or pastes in the place of what is selected.
  case insert(String)
  /// Backspace: removes what is selected, or the character before the caret.
  case deleteBackward
  /// Delete: removes what is selected, or the character after the caret.
  case deleteForward
  /// Puts a whole value there, as autofill and programs do. It is no keystroke.
  case replace(with: String)
}
