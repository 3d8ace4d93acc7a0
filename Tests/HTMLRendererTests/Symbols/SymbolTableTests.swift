import Foundation
import Testing

@testable import HTMLRenderer

struct SymbolTableTests {
  @Test func `the table has at least 450 names`() {
    #expect(SymbolTable.names.count >= 450)
  }

  @Test func `every name an author is likely to use has a picture`() {
    let missing = Self.everyday.split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !SymbolTable.contains($0) }
    #expect(missing == [])
  }

  @Test func `every picture is a file that exists or a drawing of ours`() {
    let folder = SymbolLibrary().folder
    let drawings = SymbolTable.names.compactMap(SymbolTable.drawing(for:))
    let absent = Set(drawings.flatMap(\.icons)).filter {
      !FileManager.default.fileExists(atPath: "\(folder)/\($0).svg")
    }
    #expect(drawings.count == SymbolTable.names.count)
    #expect(absent == [])
  }

  @Test func `no picture stands for more than three names`() {
    let names = Dictionary(grouping: SymbolTable.names) { SymbolTable.drawing(for: $0) }
    #expect(names.values.filter { $0.count > 3 } == [])
  }

  @Test func `every drawing of ours is used`() {
    let used = SymbolTable.topics.map(\.1).joined()
    #expect(SymbolTable.drawings.keys.filter { !used.contains("own:\($0)") } == [])
  }

  @Test(arguments: SymbolTable.topics.map(\.0))
  func `the lines of a topic are sorted`(title: String) throws {
    let text = try #require(SymbolTable.topics.first { $0.0 == title }).1
    let names = text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == names.sorted())
  }

  @Test func `no name is listed twice`() {
    let lines = SymbolTable.topics.flatMap { $0.1.split(separator: "\n") }
    #expect(lines.count == SymbolTable.names.count)
  }

  @Test func `names are spelled in small letters, digits and dots`() {
    let odd = SymbolTable.names.filter { $0.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) == nil }
    #expect(odd == [])
  }

  @Test func `a filled name never shows its outline when the set has both`() {
    let clash = SymbolTable.names.filter { name in
      guard name.hasSuffix(".fill"), case .icon(let icon)? = SymbolTable.drawing(for: name),
        !icon.hasSuffix("-fill")
      else { return false }
      let filled = "\(SymbolLibrary().folder)/\(icon)-fill.svg"
      return FileManager.default.fileExists(atPath: filled)
    }
    #expect(clash == [])
  }

  @Test(arguments: [
    ("envelope-fill", SymbolDrawing.icon("envelope-fill")),
    ("own:leaf", .drawn("leaf")),
    ("circle.fill(lock-fill)", .composite(.circled(.icon("lock-fill"), filled: true))),
    ("square(own:equal)", .composite(.squared(.drawn("equal"), filled: false))),
    ("slash(tag)", .composite(.slashed(.icon("tag")))),
    ("dot(bell)", .composite(.dotted(.icon("bell")))),
    ("flip(reply)", .composite(.mirrored(.icon("reply")))),
    (
      "badge(circle(pin), plus-circle-fill)",
      .composite(
        .badged(.composite(.circled(.icon("pin"), filled: false)), with: .icon("plus-circle-fill")))
    ),
  ])
  func `the notation reads back`(text: String, drawing: SymbolDrawing) {
    #expect(SymbolDrawing(text) == drawing)
  }

  @Test(arguments: ["circle(", "sparkle(tag)", "badge(tag)"])
  func `a notation that makes no sense is refused`(text: String) {
    #expect(SymbolDrawing(text) == nil)
  }
}

extension SymbolTableTests {
  private static let everyday = """
    globe at lock lock.fill magnifyingglass multiply.circle.fill xmark.circle.fill
    person.circle.fill envelope.circle.fill phone.circle.fill calendar.circle.fill
    lock.circle.fill plus minus trash pencil gear gearshape star star.fill heart heart.fill
    checkmark checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill
    exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle
    exclamationmark.circle.fill info.circle questionmark.circle chevron.left chevron.right
    chevron.up chevron.down chevron.up.chevron.down eye eye.slash house house.fill person
    person.fill person.crop.circle person.2 envelope envelope.fill phone phone.fill calendar
    clock map mappin mappin.circle mappin.circle.fill location location.fill creditcard
    creditcard.fill cart cart.fill bag tag bell bell.fill bookmark bookmark.fill doc doc.text
    folder folder.fill photo camera camera.fill mic play play.fill pause pause.fill stop
    stop.fill arrow.up arrow.down arrow.left arrow.right arrow.clockwise
    arrow.triangle.2.circlepath arrow.uturn.backward square.and.arrow.up square.and.pencil
    ellipsis ellipsis.circle line.3.horizontal line.horizontal.3 slider.horizontal.3 paperplane
    paperplane.fill key key.fill shield globe.americas wifi battery.100 sun.max sun.max.fill
    moon moon.fill cloud bolt flame leaf book book.fill books.vertical graduationcap briefcase
    building.2 car airplane bus bicycle figure.walk gift pills cross stethoscope bed.double
    fork.knife cup.and.saucer dollarsign.circle eurosign.circle percent number textformat bold
    italic underline list.bullet list.number link paperclip scissors printer qrcode barcode
    hand.thumbsup hand.thumbsup.fill face.smiling circle circle.fill square square.fill
    triangle diamond 1.circle 2.circle 3.circle 4.circle 5.circle 6.circle 7.circle 8.circle
    9.circle hand.raised signature
    """
}
