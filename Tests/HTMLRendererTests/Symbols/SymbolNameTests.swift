import Testing

@testable import HTMLRenderer

struct SymbolNameTests {
  @Test(arguments: [
    ("envelop", "envelope"),
    ("magnifying.glass", "magnifyingglass"),
    ("fill.lock", "lock.fill"),
    ("Trash", "trash"),
    ("house-fill", "house.fill"),
    ("search", "magnifyingglass"),
    ("credit-card", "creditcard"),
    ("chevron.rigth", "chevron.right"),
    ("person.crop.circle.badge.checkmrk", "person.crop.circle.badge.checkmark"),
  ])
  func `a slip finds the name that was meant`(slip: String, name: String) {
    #expect(SymbolTable.nearestName(to: slip) == name)
  }

  @Test(arguments: ["", "qwxyzzy", "日本語", String(repeating: "x", count: 10_000)])
  func `nothing is suggested for what is close to nothing`(text: String) {
    #expect(SymbolTable.nearestName(to: text) == nil)
  }

  private typealias Case = (name: String, variants: SymbolTable.Variants, result: String)

  private static let spelled: [Case] = [
    ("person", .fill, "person.fill"),
    ("person", [.circle, .fill], "person.circle.fill"),
    ("person.fill", .circle, "person.circle.fill"),
    ("checkmark.circle", .fill, "checkmark.circle.fill"),
    ("mic", [.slash, .fill], "mic.slash.fill"),
    ("xmark.circle", .square, "xmark.square"),
    ("circle", .fill, "circle.fill"),
    ("folder.badge.plus", .fill, "folder.fill.badge.plus"),
    ("play", [.rectangle, .fill], "play.rectangle.fill"),
    ("star.fill", .fill, "star.fill"),
    ("star", [], "star"),
  ]

  @Test(arguments: spelled)
  func `variants are spelled in the order of SF Symbols`(
    name: String, variants: SymbolTable.Variants, result: String
  ) {
    #expect(SymbolTable.name(name, applying: variants) == result)
  }

  private static let lacking: [Case] = [
    ("percent", .fill, "percent"),
    ("scissors", [.circle, .fill], "scissors"),
    ("storefront", [.circle, .fill], "storefront.circle"),
    ("no.such.symbol", .fill, "no.such.symbol"),
  ]

  @Test(arguments: lacking)
  func `a variant that does not exist gives way to the nearest that does`(
    name: String, variants: SymbolTable.Variants, result: String
  ) {
    #expect(SymbolTable.name(name, applying: variants) == result)
  }
}
