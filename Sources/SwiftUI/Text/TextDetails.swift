import DisplayTree
import Foundation
import Synchronization

/// What there is to a text beside its characters or its key: where they come from, and its style.
///
/// Texts are many and their styles few: two texts of characters or of a plain key that were styled
/// alike share one object. Unchecked: it never changes.
class TextDetails: @unchecked Sendable {
  let content: Content
  /// Outermost last.
  let modifiers: [Declaration]

  init(_ content: Content, _ modifiers: [Declaration] = []) {
    self.content = content
    self.modifiers = modifiers
  }

  enum Content: Equatable {
    case verbatim
    case localized(LocalizedStringKey.Values, from: Text.StringTable?)
    indirect case date(Date, Text.DateStyle)
    indirect case formatted(FormattedText)
    indirect case image(Image)
    indirect case attributed(AttributedString)
    indirect case concatenation(Text, Text)
  }

  /// Of characters as they are.
  static let verbatim: TextDetails = SharedDetails(.verbatim)
  private static let plainKey: TextDetails = SharedDetails(.localized(.none, from: nil))

  static func localized(
    _ values: LocalizedStringKey.Values, from table: Text.StringTable?
  ) -> TextDetails {
    if case .none = values, table == nil { return plainKey }
    return TextDetails(.localized(values, from: table))
  }

  /// The same with one more declaration.
  func with(_ declaration: Declaration) -> TextDetails {
    TextDetails(content, modifiers + [declaration])
  }
}

extension TextDetails: Equatable {
  static func == (a: TextDetails, b: TextDetails) -> Bool {
    a === b || a.content == b.content && a.modifiers == b.modifiers
  }
}

/// Details that are kept for texts to come. A class of its own: a flag would make all details larger.
private final class SharedDetails: TextDetails, @unchecked Sendable {
  override func with(_ declaration: Declaration) -> TextDetails {
    Self.known.withLock { $0.details(of: self, with: declaration) }
  }

  private static let known = Mutex(Known())

  /// By what they were made from.
  private struct Known {
    private struct Step: Hashable {
      let base: ObjectIdentifier
      let declaration: Declaration
    }

    private var details: [Step: SharedDetails] = [:]

    /// An app has some dozens of styles; one that computes them without end (a hue for each row)
    /// must not fill the memory. Beyond it details are made anew each time.
    private static let maximumCount = 1000

    mutating func details(of base: TextDetails, with declaration: Declaration) -> TextDetails {
      let step = Step(base: ObjectIdentifier(base), declaration: declaration)
      if let known = details[step] { return known }
      let modifiers = base.modifiers + [declaration]
      guard details.count < Self.maximumCount else { return TextDetails(base.content, modifiers) }
      let made = SharedDetails(base.content, modifiers)
      details[step] = made
      return made
    }
  }
}
