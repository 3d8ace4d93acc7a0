/// Which letters are made capitals while typing.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letter.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}
