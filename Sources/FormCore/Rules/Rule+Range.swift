import Foundation

/// A number that a message can name.
public protocol RuleNumber: Comparable {
  /// The same number for a message.
  var decimal: Decimal { get }
}

extension Int: RuleNumber {
  /// The same whole number.
  public var decimal: Decimal { Decimal(self) }
}

extension Double: RuleNumber {
  /// The nearest decimal number; what is not finite has none.
  public var decimal: Decimal { isFinite ? Decimal(self) : .nan }
}

extension Decimal: RuleNumber {
  /// The number itself.
  public var decimal: Decimal { self }
}

extension Rule where Value: RuleNumber {
  /// The number must lie in the range, limits included.
  ///
  /// Codes ``Issue/Code/tooSmall``, ``Issue/Code/tooLarge`` and, where both limits are given,
  /// ``Issue/Code/outOfRange``.
  public static func range(_ range: some RuleBounds<Value>) -> Rule {
    let lowest = range.lowest
    let highest = range.highest
    return Rule { number in
      let isTooSmall = lowest.map { !(number >= $0) } ?? false
      let isTooLarge = highest.map { !(number <= $0) } ?? false
      guard isTooSmall || isTooLarge else { return nil }
      if let lowest, let highest {
        return Issue(.outOfRange, arguments: [.number(lowest.decimal), .number(highest.decimal)])
      }
      if let lowest { return Issue(.tooSmall, arguments: [.number(lowest.decimal)]) }
      return highest.map { Issue(.tooLarge, arguments: [.number($0.decimal)]) }
    }
  }
}

extension Rule where Value == Date {
  /// The date must lie in the range, limits included.
  ///
  /// Codes ``Issue/Code/tooEarly`` and ``Issue/Code/tooLate``.
  public static func range(_ range: some RuleBounds<Date>) -> Rule {
    let lowest = range.lowest
    let highest = range.highest
    return Rule { date in
      if let lowest, date < lowest { return Issue(.tooEarly, arguments: [.date(lowest)]) }
      guard let highest, date > highest else { return nil }
      return Issue(.tooLate, arguments: [.date(highest)])
    }
  }
}

extension Rule {
  /// The number must lie in the range where there is one; see the rule for numbers.
  public static func range<Number: RuleNumber>(_ range: some RuleBounds<Number>) -> Rule
  where Value == Number? {
    .present(.range(range))
  }

  /// The date must lie in the range where there is one; see the rule for dates.
  public static func range(_ range: some RuleBounds<Date>) -> Rule where Value == Date? {
    .present(.range(range))
  }
}
