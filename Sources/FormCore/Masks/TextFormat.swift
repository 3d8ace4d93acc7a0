import Foundation

/// How a text is laid out while it is typed: which characters count, and what stands between them.
///
/// A format is a pure function of text, selection and edit (`apply(_:to:)`). What counts is never
/// lost and never doubled, and the caret stays behind the character that it stood behind.
///
/// Do not apply a format while text is being composed: wait until the composition ends.
public protocol TextFormat: Hashable, Sendable {
  /// The characters of a laid out text that count, each with its place in it.
  func significant(in text: [Character]) -> [PlacedCharacter]

  /// What a typed character counts as between others; nil when there is no room or use for it.
  func accept(_ typed: Character, after: [Character], before: [Character]) -> [Character]?

  /// The characters that count in a text that comes as a whole: pasted or filled in.
  func significant(inPasted text: String) -> [Character]

  /// The characters that count with what stands between them.
  func layout(_ significant: [Character]) -> [FormatPiece]

  /// The text once the field is left, when nothing more is to come.
  func finished(_ text: String) -> String

  /// What is to be checked and kept of a laid out text.
  func value(of text: String) -> String

  /// The format for a person's locale; one that was given a locale, or knows none, is as it was.
  func adapted(to locale: Locale) -> Self

  /// A text that the same format for another locale laid out, laid out for this one's.
  func converted(_ text: String, from other: Self) -> String
}

/// A character that counts, and where it stands in the text that was looked at.
public struct PlacedCharacter: Hashable, Sendable {
  /// What it counts as: "７" counts as "7".
  public let character: Character
  /// Its offset in characters.
  public let offset: Int

  /// A character and its place.
  public init(_ character: Character, at offset: Int) {
    self.character = character
    self.offset = offset
  }
}

/// One character of a laid out text.
public struct FormatPiece: Hashable, Sendable {
  /// What is shown.
  public let character: Character
  /// Whether the format put it there.
  public let isSeparator: Bool

  /// A character, of the person or of the format.
  public init(_ character: Character, isSeparator: Bool = false) {
    self.character = character
    self.isSeparator = isSeparator
  }
}

extension TextFormat {
  /// The text and the selection after an edit.
  public func apply(_ edit: TextEdit, to field: EditedText) -> EditedText {
    let placed = significant(in: field.text.writtenCharacters)
    let selection = field.selection
    let before = placed.filter { $0.offset < selection.lowerBound }.map(\.character)
    let after = placed.filter { $0.offset >= selection.upperBound }.map(\.character)
    let hasSelection = !selection.isEmpty
    switch edit {
    case .replace(let text):
      return laidOut(pasted(text), after: [])
    case .insert(let text) where before.isEmpty && after.isEmpty:
      return laidOut(pasted(text), after: [])
    case .insert(let text):
      return laidOut(inserted(text, after: before, before: after), after: after)
    case .deleteBackward:
      return laidOut(hasSelection ? before : before.dropLast(), after: after)
    case .deleteForward:
      return laidOut(before, after: hasSelection ? after : Array(after.dropFirst()))
    }
  }

  private func pasted(_ text: String) -> [Character] {
    significant(inPasted: String(text.writtenCharacters))
  }

  /// What stands before the caret after the text was typed at it.
  private func inserted(
    _ text: String, after before: [Character], before after: [Character]
  ) -> [Character] {
    var before = before
    for typed in text.writtenCharacters {
      if let accepted = accept(typed, after: before, before: after) { before = accepted }
    }
    return before
  }

  private func laidOut(_ before: [Character], after: [Character]) -> EditedText {
    let pieces = layout(before + after)
    return EditedText(
      String(pieces.map(\.character)), caret: caret(in: pieces, behind: before.count))
  }

  private func laidOut(_ before: ArraySlice<Character>, after: [Character]) -> EditedText {
    laidOut(Array(before), after: after)
  }

  /// The offset behind so many characters that count.
  private func caret(in pieces: [FormatPiece], behind count: Int) -> Int {
    guard count > 0 else { return pieces.firstIndex { !$0.isSeparator } ?? pieces.count }
    var seen = 0
    for (offset, piece) in pieces.enumerated() where !piece.isSeparator {
      seen += 1
      if seen == count { return offset + 1 }
    }
    return pieces.count
  }

  /// A whole text, laid out.
  public func formatted(_ text: String) -> String {
    String(layout(pasted(text)).map(\.character))
  }

  /// The format as it is.
  public func adapted(to locale: Locale) -> Self { self }

  /// The text as it is.
  public func converted(_ text: String, from other: Self) -> String { text }

  /// A text that the format laid out for one locale, laid out for another.
  public func converted(_ text: String, from old: Locale, to new: Locale) -> String {
    text.isEmpty ? text : adapted(to: new).converted(text, from: adapted(to: old))
  }

  /// As laid out, unless a format knows more when nothing more is to come.
  public func finished(_ text: String) -> String { formatted(value(of: text)) }

  /// The characters of a laid out text that count: what is to be checked and kept.
  public func value(of text: String) -> String {
    String(significant(in: text.writtenCharacters).map(\.character))
  }

  /// The text and the caret after a change of which only the texts are known, as the setter of a
  /// binding knows it: what both texts begin and end with stayed.
  public func reformat(_ old: String, to new: String) -> EditedText {
    let old = old.writtenCharacters
    let new = new.writtenCharacters
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    guard old != new else { return EditedText(String(old)) }
    let gone = start..<(old.count - end)
    let inserted = String(new[start..<(new.count - end)])
    // A text in the format's own layout comes as a whole, if more than a key came.
    if let typed = typed(behind: old, in: new), formatted(String(new)) != String(new) {
      return apply(.insert(typed), to: EditedText(String(old)))
    }
    // A paste over all of it, one at the end, an autofill: what both texts have in common is chance.
    let isWhole = end == 0 || !gone.isEmpty && start + end <= inserted.count
    if inserted.count > 1, isWhole {
      return apply(.replace(with: String(new)), to: EditedText(String(old)))
    }
    let field = EditedText(String(old), selection: gone)
    if inserted.isEmpty {
      return gone.count == 1
        ? apply(.deleteBackward, to: EditedText(String(old), caret: gone.upperBound))
        : apply(.deleteBackward, to: field)
    }
    return apply(.insert(inserted), to: field)
  }

  /// What a person typed behind a text that counts for the same, however it was laid out then: who types
  /// fast has an earlier layout on screen. Nil for what is pasted: something else stands there, or more
  /// than one mark follows.
  private func typed(behind old: [Character], in new: [Character]) -> String? {
    let counted = significant(in: old).map(\.character)
    var rest = counted.filter(\.isWritten)[...]
    var marks = counted.count - rest.count
    guard !rest.isEmpty else { return nil }
    var index = 0
    while let next = rest.first {
      guard index < new.count else { return nil }
      if (new[index].decimalDigit ?? new[index]) == next {
        rest.removeFirst()
      } else if new[index].isWritten {
        return nil
      } else {
        marks -= 1
      }
      index += 1
    }
    let typed = new[index...]
    // A mark at the end, as of "12.", is in the old text.
    let isMarkTyped = marks <= 0
    guard !typed.isEmpty, typed.count(where: { !$0.isWritten }) <= 1 else { return nil }
    return isMarkTyped ? String(typed) : nil
  }
}

extension Character {
  /// A letter or a digit, and no mark between them.
  fileprivate var isWritten: Bool { isLetter || isNumber }
}
