import Testing

@testable import SwiftUI

@Suite struct PluralTests {
  @Test(arguments: PluralSamples.forms.split(separator: "\n").map(String.init))
  func `every language agrees with another reading of the CLDR`(line: String) {
    let parts = line.split(separator: " ")
    let rules = PluralRules.rules(for: String(parts[0]))
    let forms = PluralSamples.numbers.split(whereSeparator: \.isWhitespace).map { number in
      PluralOperands(decimal: number).map { Self.letter(rules.category(for: $0)) } ?? "?"
    }
    #expect(forms.joined() == parts[1])
  }

  private static func letter(_ category: PluralCategory) -> String {
    switch category {
    case .one: "1"
    case .two: "2"
    case .zero, .few, .many, .other: String(category.rawValue.prefix(1))
    }
  }

  @Test func `Portuguese of Angola counts like that of Portugal`() {
    let zero = PluralOperands(UInt64(0))
    #expect(PluralRules.rules(for: "pt-AO").category(for: zero) == .other)
    #expect(PluralRules.rules(for: "pt-BR").category(for: zero) == .one)
  }

  @Test func `an unknown language has one form`() {
    #expect(PluralRules.rules(for: "tlh").category(for: PluralOperands(UInt64(1))) == .other)
  }

  @Test func `the digits of a number are counted with its trailing zeros`() {
    let number = PluralOperands(decimal: "-12.50")
    #expect(number?.i == 12)
    #expect(number?.v == 2)
    #expect(number?.f == 50)
    #expect(number?.t == 5)
    #expect(PluralOperands(Int64.min).i == 9_223_372_036_854_775_808)
    #expect(PluralOperands(decimal: "inf") == nil)
  }

  @Test(arguments: ["n", "n =", "x = 1", "n = 2..1", "n = a", "n % = 1"])
  func `a rule outside the notation is refused`(text: String) {
    #expect(PluralCondition(text) == nil)
  }
}
