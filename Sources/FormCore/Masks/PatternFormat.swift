/// A text of digits and letters in groups: `"(###) ###-####"`.
///
/// In a pattern `#` stands for a digit, `A` for a letter, `*` for either. Other characters are put
/// there by the format as soon as something follows them. Digits and letters cannot be among them,
/// for they would be taken for typed ones: a country's code belongs in a prefix beside the field.
public struct PatternFormat: TextFormat {
  private let slots: [Slot]
  private let places: [CharacterClass]
  private let isUppercased: Bool

  private enum Slot: Hashable, Sendable {
    case place
    case separator(Character)
  }

  /// A format from a pattern; letters are made capital when asked for.
  public init(_ pattern: String, isUppercased: Bool = false) {
    var slots: [Slot] = []
    var places: [CharacterClass] = []
    for character in pattern {
      if let place = CharacterClass(character) {
        slots.append(.place)
        places.append(place)
      } else if !character.isLetter, !character.isNumber {
        slots.append(.separator(character))
      }
    }
    self.slots = slots
    self.places = places
    self.isUppercased = isUppercased
  }

  /// How many characters there is room for.
  var length: Int { places.count }

  private var allowed: CharacterClass {
    guard let first = places.first else { return .either }
    return places.allSatisfy { $0 == first } ? first : .either
  }

  /// The characters that the pattern has places for, wherever they stand.
  public func significant(in text: [Character]) -> [PlacedCharacter] {
    let allowed = allowed
    var found: [PlacedCharacter] = []
    for (offset, character) in text.enumerated() where found.count < places.count {
      guard let counted = allowed.counted(character, isUppercased) else { continue }
      found.append(PlacedCharacter(counted, at: offset))
    }
    return found
  }

  /// The characters that suit their places one after the other; others are passed over.
  public func significant(inPasted text: String) -> [Character] {
    text.reduce(into: []) { found, character in
      if let accepted = accept(character, after: found, before: []) { found = accepted }
    }
  }

  /// At the end a character has to suit its place. In the middle any that the pattern knows is
  /// taken, and what stands behind moves on, for nothing typed may be lost.
  public func accept(
    _ typed: Character, after: [Character], before: [Character]
  ) -> [Character]? {
    guard after.count + before.count < places.count else { return nil }
    let place = before.isEmpty ? places[after.count] : allowed
    return place.counted(typed, isUppercased).map { after + [$0] }
  }

  /// The characters at their places, and before each of them what the pattern puts there.
  public func layout(_ significant: [Character]) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var rest = significant.prefix(places.count)
    for slot in slots {
      guard !rest.isEmpty else { break }
      switch slot {
      case .separator(let character): pieces.append(FormatPiece(character, isSeparator: true))
      case .place: pieces.append(FormatPiece(rest.removeFirst()))
      }
    }
    return pieces
  }
}
