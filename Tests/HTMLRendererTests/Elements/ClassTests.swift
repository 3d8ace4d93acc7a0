import BrowserClient
import Foundation
import Testing

/// Classes are the contract between the renderer and the style sheets; both sides are read here.
struct ClassTests {
  /// Kinds that have no look of their own, since what stands in them has one; and what a script reads.
  private static let marks: Set = ["toolbar", "leaves"]

  @Test func `every class that is written has a rule in the style sheets`() throws {
    let missing = try Self.written().subtracting(Self.styled).subtracting(Self.marks)
    #expect(missing.sorted() == [])
  }

  @Test func `every class with a rule is written`() throws {
    let words = try Self.words()
    let unused = Self.styled.filter {
      !words.contains($0) && !$0.hasPrefix("c-") && !$0.hasPrefix("f-")
    }
    #expect(unused.sorted() == [])
  }

  private static let sheet = String(decoding: BrowserClient.styleSheet.bytes, as: UTF8.self)

  private static let styled = Set(
    sheet.matches(of: #/\.([a-z][A-Za-z0-9-]*)/#).map { String($0.output.1) })

  /// Classes that stand in the sources of the renderer as a whole.
  private static func written() throws -> Set<String> {
    var lists: [Substring] = []
    for (name, text) in try sources() {
      lists += text.matches(of: #/class=\\"([a-z0-9 -]+)/#).map(\.output.1)
      lists += text.matches(
        of: #/open(?:Children)?\("[a-z]+", element,(?: description,)? "([a-z -]+)"/#
      )
      .map(\.output.1)
      if name == "Classes.swift" { lists += text.matches(of: #/"([a-z0-9 -]+)"/#).map(\.output.1) }
      if name == "Declaration+Classes.swift" {
        lists += text.matches(of: #/" ([a-z0-9 -]+)"/#).map(\.output.1)
      }
    }
    // A name that goes on in code ends with a hyphen, or is the letter of a level.
    return Set(
      lists.flatMap { $0.split(separator: " ") }.filter { !$0.hasSuffix("-") }.map(String.init)
    )
    .subtracting(["l"])
  }

  /// All words in quotes of the renderer and of the client's scripts.
  private static func words() throws -> Set<String> {
    let scripts = [BrowserClient.script, BrowserClient.extraScript]
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    let texts = try sources().map(\.text) + scripts
    let quoted = texts.flatMap { $0.matches(of: #/["'`]([^"'`\n]*)/#).map(\.output.1) }
    return Set(
      quoted.flatMap { $0.matches(of: #/[a-z][A-Za-z0-9-]*/#).map { String($0.output) } }
        + (1...5).map { "l\($0)" })
  }

  private static func sources() throws -> [(name: String, text: String)] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/HTMLRenderer").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift"
    }
    return try swift.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }
}
