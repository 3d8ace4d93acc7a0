/// Which characters may stand at a place of a format.
enum CharacterClass: Hashable, Sendable {
  case digit, letter, either

  /// The class that a character of a pattern stands for.
  init?(_ pattern: Character) {
    switch pattern {
    case "#": self = .digit
    case "A": self = .letter
    case "*": self = .either
    default: return nil
    }
  }

  /// What the character counts as here; nil when it does not.
  func counted(_ character: Character, _ isUppercased: Bool) -> Character? {
    let digit = self == .letter ? nil : character.decimalDigit
    guard digit == nil, self != .digit, character.isLetter else { return digit }
    return isUppercased ? character.capital : character
  }
}

extension Character {
  /// The ASCII digit for a decimal digit of any script: "７", "٧" and "७" are "7".
  var decimalDigit: Character? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
      scalar.properties.numericType == .decimal, let value = wholeNumberValue
    else { return nil }
    return Character(String(value))
  }

  /// The capital letter; the letter itself where that would be two, as of "ß".
  fileprivate var capital: Character {
    let upper = uppercased()
    return upper.count == 1 ? upper.first ?? self : self
  }
}
