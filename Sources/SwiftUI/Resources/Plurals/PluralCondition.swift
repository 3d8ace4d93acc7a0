/// One rule in the notation of CLDR's `plurals.xml`, such as `v = 0 and i % 10 = 2..4`.
struct PluralCondition: Sendable {
  /// `i % 100 != 12..14`: an operand, perhaps a remainder of it, in or out of a few ranges.
  struct Relation: Sendable {
    var operand: Character
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  /// Alternatives, of each of which every relation has to hold.
  let alternatives: [[Relation]]

  /// Nil when the text is not in the notation.
  init?(_ text: String) {
    var alternatives: [[Relation]] = [[]]
    var words = text.split(separator: " ")[...]
    while let operand = words.popFirst() {
      if operand == "or" {
        alternatives.append([])
        continue
      }
      if operand == "and" { continue }
      var modulus: UInt64?
      if words.first == "%" {
        modulus = UInt64(words.dropFirst().first ?? "")
        words = words.dropFirst(2)
      }
      guard let sign = words.popFirst(), sign == "=" || sign == "!=",
        let ranges = words.popFirst().flatMap(Self.ranges), let name = operand.first,
        operand.count == 1, "nivfte".contains(name)
      else { return nil }
      alternatives[alternatives.count - 1].append(
        Relation(operand: name, modulus: modulus, isNegated: sign == "!=", ranges: ranges))
    }
    self.alternatives = alternatives
  }

  private static func ranges(_ text: Substring) -> [ClosedRange<UInt64>]? {
    let ranges = text.split(separator: ",").map { item -> ClosedRange<UInt64>? in
      let ends = item.split(separator: ".").compactMap { UInt64($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
    return ranges.contains(nil) ? nil : ranges.compactMap { $0 }
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension PluralCondition.Relation {
  func holds(for number: PluralOperands) -> Bool {
    let value: UInt64? =
      switch operand {
      case "i": number.i
      case "v": UInt64(number.v)
      case "f": number.f
      case "t": number.t
      case "e": 0  // the exponent of compact notation, which we never format in
      default: number.t == 0 ? number.i : nil  // n: no range holds a number with a fraction
      }
    let isInside = value.map { value in
      let value = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(value) }
    }
    return (isInside ?? false) != isNegated
  }
}
