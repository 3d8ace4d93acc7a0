/// Which keys a person is offered to type with.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keys.
  case `default`
  /// Letters, digits and signs of ASCII.
  case asciiCapable
  /// Digits and signs first.
  case numbersAndPunctuation
  /// Keys for a web address.
  case URL
  /// Digits only.
  case numberPad
  /// Keys for a telephone number.
  case phonePad
  /// Keys for a name or a telephone number.
  case namePhonePad
  /// Keys for an e-mail address.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters with @ and # at hand.
  case twitter
  /// Keys for a web search or address.
  case webSearch
  /// Digits of ASCII only.
  case asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}
