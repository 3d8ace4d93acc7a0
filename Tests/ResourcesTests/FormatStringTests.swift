import Foundation
import Randomness
import Testing

@testable import SwiftUI

@Suite struct FormatStringTests {
  private func render(
    _ format: String, _ arguments: LocalizedArgument..., locale: String = "en"
  ) -> String {
    LocalizedText(format).rendered(
      arguments, key: FormatString(format), language: locale, locale: Locale(identifier: locale))
  }

  @Test func `integers are grouped the way of the locale`() {
    #expect(render("%lld pages", .integer(1234)) == "1,234 pages")
    #expect(render("%lld Seiten", .integer(1234), locale: "de") == "1.234 Seiten")
    #expect(render("%d", .integer(-1_234_567), locale: "de-CH") == "-1’234’567")
    #expect(render("%lu", .unsigned(.max), locale: "hi") == "1,84,46,74,40,73,70,95,51,615")
  }

  @Test func `decimals have the digits asked for and the locale's separators`() {
    #expect(render("%.2f", .double(1234.5), locale: "de") == "1.234,50")
    #expect(render("%lf", .double(0.5)) == "0.500000")
    #expect(render("[%7.1f]", .double(2.25), locale: "fr") == "[    2,2]")
    #expect(render("%.0f %+.1f", .double(2.6), .double(3)) == "3 +3.0")
    #expect(render("%f", .double(.nan), locale: "en") == "NaN")
  }

  @Test func `fields are filled with blanks or zeros`() {
    #expect(render("%02d:%02d", .integer(5), .integer(12)) == "05:12")
    #expect(render("%06d", .integer(-1234)) == "-01234")
    #expect(render("[%-5@][%5@]", .string("ab"), .string("cd")) == "[ab   ][   cd]")
    #expect(render("%x %X %o", .integer(255), .integer(255), .integer(8)) == "ff FF 10")
  }

  @Test func `positions change the order`() {
    #expect(
      render("%2$@ von %1$lld", .integer(3), .string("Anna"), locale: "de") == "Anna von 3")
    #expect(render("%1$@ %1$@", .string("a")) == "a a")
  }

  @Test func `a percent sign is one only in a format with arguments`() {
    #expect(render("100%") == "100%")
    #expect(render("%% and %@") == "%% and %@")
    #expect(render("%lld%%", .integer(5)) == "5%")
  }

  @Test func `what does not fit the arguments stands as it is`() {
    #expect(render("%@ %@ %d", .string("a")) == "a %@ %d")
    #expect(render("%d", .string("a")) == "%d")
    #expect(render("%f", .integer(1)) == "%f")
    #expect(render("%lld", .double(1)) == "%lld")
    #expect(render("%9$@ %0$@", .string("a")) == "%9$@ %0$@")
    #expect(render("50 % de %@", .string("a")) == "50 % de a")
    #expect(render("%n %s %p %y %", .string("a")) == "%n %s %p %y %")
    #expect(
      render("%99999999999999999999d %.999f %*d", .integer(1))
        == "%99999999999999999999d %.999f %*d")
    #expect(render("%#@", .integer(1)) == "%#@")
    #expect(render("only", .string("surplus")) == "only")
  }

  @Test func `text that was formatted before is not formatted again`() {
    #expect(render("%@ | %@", .formatted("%d %@"), .string("%1$@")) == "%d %@ | %1$@")
  }

  @Test func `no format makes it crash`() {
    let alphabet = Array("%%%%#@@$123.0-+ 'ldfuxXeg*arg\u{e9}🙂")
    var generator = Randomness(state: 42)
    for _ in 0..<20_000 {
      let format = String((0..<12).map { _ in alphabet.randomElement(using: &generator) ?? "%" })
      let text = render(format, .string("s"), .integer(.min), .double(.infinity), .unsigned(.max))
      // Twelve signs ask for at most a width and a precision of a few digits each.
      #expect(text.count <= 2_000, "\(format)")
    }
  }
}
