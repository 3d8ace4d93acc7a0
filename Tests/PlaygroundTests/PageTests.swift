import Foundation
import Testing

/// Compiles pages as an author would: as the `main.swift` of a program, in both language modes.
@Suite struct PageTests {
  @Test(arguments: ["LiveView", "OneImport", "Hosting"], ["5", "6"])
  func `a page compiles without a complaint`(name: String, mode: String) throws {
    #expect(try Compiler().complaints(about: name, mode: mode) == "")
  }

  @Test func `a provider that is bound to no actor builds views in Swift 5 mode`() throws {
    #expect(try Compiler().complaints(about: "Library", mode: "5") == "")
  }
}

/// The compiler, with the modules that this test was built with.
private struct Compiler {
  private let modules: URL
  private let pages: URL
  private let sources: URL

  init() throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    modules = program.deletingLastPathComponent().appendingPathComponent("Modules")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    pages = folder.appendingPathComponent("Pages")
    sources = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    try #require(FileManager.default.fileExists(atPath: modules.path))
  }

  /// What the compiler says of a page; nothing when all is well.
  func complaints(about name: String, mode: String) throws -> String {
    let main = FileManager.default.temporaryDirectory
      .appendingPathComponent("formwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: main, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: main) }
    let page = main.appendingPathComponent("main.swift")
    try FileManager.default.copyItem(
      at: pages.appendingPathComponent(name + ".swift"), to: page)
    return try run([
      "swiftc", "-typecheck", "-swift-version", mode, "-I", modules.path, "-I",
      sources.appendingPathComponent("CLibwebsockets").path, page.path,
    ])
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
