import ComponentCatalog
import Foundation
import FormworkTesting
import Testing

@testable import Gallery

/// The code that the gallery shows compiles as it stands.
@MainActor @Suite struct SnippetTests {
  /// The snippets of a component for each value of each parameter, the others as they are at first.
  private func snippets(of entry: CatalogEntry) -> [Snippet] {
    let initial = ParameterValues(entry.parameters)
    var snippets = [entry.snippet(initial)]
    for parameter in entry.parameters {
      for value in ParameterTests.other(than: parameter.initial, of: parameter) {
        var values = initial
        values[parameter] = value
        let snippet = entry.snippet(values)
        if !snippets.contains(snippet) { snippets.append(snippet) }
      }
    }
    return snippets
  }

  @Test func `every snippet compiles`() throws {
    var files: [String] = []
    for entry in Catalog.entries {
      files += snippets(of: entry).enumerated().map { number, snippet in
        snippet.file(named: "Snippet\(files.count + number)")
      }
    }
    #expect(try Compiler().complaints(about: files) == "")
  }

  @Test func `the code of the refactorings and of the provider compiles`() throws {
    let book = """
      import SwiftUI
      struct Book: Identifiable {
        var id: String { title }
        var title = "", author = "", pages = 0, mediumCoverImageName = ""
        static var samples: [Book] { [] }
      }
      """
    let samples = Extraction.all.flatMap { [$0.before, $0.after] } + [LibraryPage.code]
    let files = samples.enumerated().map { number, code in
      "import Formwork\nimport SwiftUI\nenum Sample\(number) {\n\(code)\n}\n"
    }
    #expect(try Compiler().complaints(about: [book] + files) == "")
  }

  @Test func `colours leave the code as it is`() {
    for entry in Catalog.entries {
      let text = entry.snippet(ParameterValues(entry.parameters)).text
      #expect(SwiftCode(text).tokens.map(\.text).joined() == text)
    }
    #expect(
      SwiftCode("let a = \"x\\\"y\" // z").tokens.map(\.kind) == [
        .keyword, .plain, .string, .plain, .comment,
      ])
  }
}

/// The compiler, with the modules that these tests were built with.
private struct Compiler {
  private let modules: URL
  private let library: URL

  init() throws {
    let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    modules = program.deletingLastPathComponent().appending(path: "Modules")
    let repository = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    library = repository.appending(path: "Sources/CLibwebsockets")
    try #require(FileManager.default.fileExists(atPath: modules.path))
  }

  /// What the compiler says of files that belong together; nothing when all is well.
  func complaints(about files: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snippets-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.enumerated().map { number, text in
      let file = folder.appending(path: "File\(number).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path]
      + ["-I", library.path] + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
