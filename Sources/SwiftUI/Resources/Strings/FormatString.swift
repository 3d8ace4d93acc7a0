/// A looked-up text taken apart at its format specifiers, once, when its table is loaded.
///
/// What is no specifier of ours stays literal, so a translator's slip (`50 % de réduction`, `%y`)
/// is shown as it was written and nothing is read that was not passed.
package struct FormatString: Hashable, Sendable {
  /// `%2$-8.3lld`: where the value comes from and how it is shown.
  package struct Specifier: Hashable, Sendable {
    /// As written, for showing it when nothing fits.
    var text: String
    /// Counted from 1; nil takes the next argument.
    var position: Int?
    var showsPlus = false
    var padsWithZeros = false
    var alignsLeft = false
    var width = 0
    var precision: Int?
    /// One of `@ d u x X o f e E g G`.
    var conversion: Character
  }

  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// `%%`
    case percent
    case specifier(Specifier)
    /// `%#@name@` or `%1$#@name@`
    case substitution(name: String, position: Int?, text: String)
    /// `%arg`, in a substitution: its own argument.
    case ownArgument
  }

  package let text: String
  /// Empty when the text holds no `%`.
  package let pieces: [Piece]

  package init(_ text: String) {
    self.text = text
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = []
      return
    }
    var parser = FormatStringParser(text)
    pieces = parser.parse()
  }

  /// The first specifier of a number.
  var firstNumber: Specifier? {
    for case .specifier(let specifier) in pieces where specifier.conversion != "@" {
      return specifier
    }
    return nil
  }
}
