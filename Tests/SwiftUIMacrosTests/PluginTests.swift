import Foundation
import Testing

@testable import SwiftUIMacros

@Suite struct PluginTests {
  @Test func `the plugin tells the version that it speaks`() {
    #expect(
      answer(#"{"getCapability": {"capability": {"protocolVersion": 8}}}"#)
        == .getCapabilityResult(capability: PluginCapability()))
  }

  @Test func `a preview is expanded`() throws {
    let message = """
      {"expandFreestandingMacro": {
        "macro": {"moduleName": "SwiftUIMacros", "typeName": "PreviewMacro", "name": "Preview"},
        "macroRole": "declaration", "discriminator": "$s1", "lexicalContext": [],
        "syntax": {"kind": "declaration", "source": "#Preview {}", "location":
          {"fileID": "A/a.swift", "fileName": "a.swift", "offset": 7, "line": 1, "column": 1}}}}
      """
    let source = try PreviewMacro("#Preview {}", discriminator: "$s1").expansion()
    #expect(answer(message) == .expandMacroResult(expandedSource: source, diagnostics: []))
  }

  @Test func `an entry is expanded once for each role`() throws {
    let entry = try EntryMacro("@Entry var a = 1", in: "extension EnvironmentValues {}")
    #expect(
      answer(attached("EntryMacro", "accessor", "@Entry var a = 1"))
        == .expandMacroResult(expandedSource: entry.accessors, diagnostics: []))
    #expect(
      answer(attached("EntryMacro", "peer", "@Entry var a = 1"))
        == .expandMacroResult(expandedSource: entry.key, diagnostics: []))
  }

  @Test func `a mistake is reported once, at its place in the file`() {
    let misuse = Misuse.missingTypeAndDefault("a", at: 11)
    let syntax = Syntax(source: "", location: .init(fileName: "a.swift", offset: 100))
    let diagnostic = Diagnostic(misuse, in: syntax)
    #expect(diagnostic.position == .init(fileName: "a.swift", offset: 111))
    #expect(
      answer(attached("EntryMacro", "accessor", "@Entry var a"))
        == .expandMacroResult(expandedSource: nil, diagnostics: [diagnostic]))
    #expect(
      answer(attached("EntryMacro", "peer", "@Entry var a"))
        == .expandMacroResult(expandedSource: "", diagnostics: []))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "null", #"{"unknown": {}}"#, #"{"expandFreestandingMacro": {}}"#,
    #"{"getCapability": {}, "expandAttachedMacro": {}}"#, "\u{0}",
  ])
  func `a message that cannot be read is answered with an error`(_ message: String) {
    guard case .expandMacroResult(nil, let diagnostics) = answer(message) else {
      Issue.record("expected an expansion that failed")
      return
    }
    #expect(diagnostics.map(\.severity) == ["error"])
  }

  @Test func `an unknown macro or role is answered with an error`() {
    for message in [attached("Other", "peer", "var a"), attached("EntryMacro", "member", "var a")] {
      guard case .expandMacroResult(nil, let diagnostics) = answer(message) else {
        Issue.record("expected an expansion that failed")
        return
      }
      #expect(diagnostics.count == 1)
    }
  }

  @Test func `no beginning of a source stops the plugin`() {
    let preview = Array(
      #"@a(b) #Preview("x\("}")", traits: .b) { @Previewable @S<A>(\.c) var a: [A]? = f {}; #if a"#
    )
    let entry = Array(#"@Entry private(set) var a: A<B, C>! = { "\(d)" }() { didSet {} }, b = #"c"#)
    for length in 0...preview.count {
      let source = String(preview[..<length])
      _ = try? PreviewMacro(source, discriminator: "").expansion()
    }
    for length in 0...entry.count {
      let source = String(entry[..<length])
      for head in ["extension EnvironmentValues {}", "extension FocusedValues", source] {
        guard let entry = try? EntryMacro(source, in: head) else { continue }
        #expect(!entry.key.isEmpty && !entry.accessors.isEmpty)
      }
    }
  }

  private func answer(_ message: String) -> PluginReply {
    Plugin.answer(to: Array(message.utf8))
  }

  private func attached(_ macro: String, _ role: String, _ source: String) -> String {
    let location = #"{"fileID": "A/a.swift", "fileName": "a.swift", "offset": 100}"#
    return """
      {"expandAttachedMacro": {
        "macro": {"moduleName": "SwiftUIMacros", "typeName": "\(macro)", "name": "x"},
        "macroRole": "\(role)", "discriminator": "$s1",
        "attributeSyntax": {"kind": "attribute", "source": "@Entry", "location": \(location)},
        "declSyntax": {"kind": "declaration", "source": "\(source)", "location": \(location)},
        "lexicalContext": [{"kind": "declaration", "source": "\\nextension EnvironmentValues {}",
          "location": \(location)}]}}
      """
  }
}
