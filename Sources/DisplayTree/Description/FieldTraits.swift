/// What a text-input control is like beyond its label: what it holds and how it is typed into.
package struct FieldTraits: Hashable, Sendable {
  package var value = ""
  /// Grey text while the field is empty.
  package var prompt: String?
  package var isSecure = false
  /// What is shown is a secret that the person asked to see: nothing keeps it.
  package var isRevealed = false
  /// The field grows downward and takes line breaks.
  package var isMultiline = false
  package var lineLimit: ClosedRange<Int>?
  package var style = Style.automatic
  package var keyboard = Keyboard.default
  package var capitalization = Capitalization.automatic
  package var correction: Bool?
  /// The HTML `autocomplete` token that the text content type stands for.
  package var autocomplete: String?
  package var submitLabel: SubmitLabel?
  package var maximumLength: Int?

  package init() {}

  package enum Style: UInt8, Hashable, Sendable { case automatic, plain, roundedBorder, square }

  package enum Keyboard: UInt8, Hashable, Sendable {
    case `default`, ascii, numbersAndPunctuation, url, number, phone, name, email, decimal
    case social, webSearch, asciiNumber
  }

  package enum Capitalization: UInt8, Hashable, Sendable {
    case automatic, never, words, sentences, characters
  }

  package enum SubmitLabel: String, Hashable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }
}
