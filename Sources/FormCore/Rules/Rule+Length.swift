extension Rule where Value == String {
  /// The text must have so many characters, as people count them: an emoji is one.
  ///
  /// Codes ``Issue/Code/tooShort`` and ``Issue/Code/tooLong``. Counting stops at the limit, so a
  /// text of any length costs what the limit costs.
  public static func length(_ range: some RuleBounds<Int>) -> Rule {
    let lowest = range.lowest ?? 0
    let highest = range.highest
    return Rule { text in
      guard !text.isBlank else { return nil }
      if !text.hasCharacters(atLeast: lowest) {
        return Issue(.tooShort, arguments: [.count(lowest)])
      }
      guard let highest, text.hasCharacters(atLeast: highest + 1) else { return nil }
      return Issue(.tooLong, arguments: [.count(highest)])
    }
  }

  /// The text must have exactly so many characters. Code ``Issue/Code/wrongLength``.
  public static func length(_ count: Int) -> Rule {
    Rule { text in
      guard !text.isBlank else { return nil }
      let fits = text.hasCharacters(atLeast: count) && !text.hasCharacters(atLeast: count + 1)
      return fits ? nil : Issue(.wrongLength, arguments: [.count(count)])
    }
  }
}

extension Rule {
  /// The list must have so many elements. Codes ``Issue/Code/tooFew`` and ``Issue/Code/tooMany``.
  ///
  /// An empty list passes, as other empty values do; ``required`` asks for one element.
  public static func count<Element>(_ range: some RuleBounds<Int>) -> Rule
  where Value == [Element] {
    let lowest = range.lowest ?? 0
    let highest = range.highest ?? .max
    return Rule { list in
      guard !list.isEmpty else { return nil }
      if list.count < lowest { return Issue(.tooFew, arguments: [.count(lowest)]) }
      return list.count > highest ? Issue(.tooMany, arguments: [.count(highest)]) : nil
    }
  }
}

extension String {
  func hasCharacters(atLeast count: Int) -> Bool {
    guard count > 0 else { return true }
    return index(startIndex, offsetBy: count - 1, limitedBy: endIndex).map { $0 < endIndex }
      ?? false
  }
}
