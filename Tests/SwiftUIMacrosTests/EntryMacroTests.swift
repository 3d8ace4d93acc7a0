import Testing

@testable import SwiftUIMacros

@Suite struct EntryMacroTests {
  @Test func `a property becomes a key and accessors`() throws {
    let entry = try environment("@Entry var flag = false")
    #expect(
      entry.accessors == """
        {
          get { self[__Key_flag.self] }
          set { self[__Key_flag.self] = newValue }
        }
        """)
    #expect(
      entry.key == """
        private struct __Key_flag: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {
          static let entry = SwiftUI._EntryDefault { false }
        }
        """)
  }

  @Test(arguments: [
    ("var a: Int = 1", ": SwiftUI._EntryDefault<Int> = SwiftUI._EntryDefault { 1 }"),
    ("var a: Int?", ": SwiftUI._EntryDefault<Int?> = SwiftUI._EntryDefault { nil }"),
    (
      "var a: Optional<Int>",
      ": SwiftUI._EntryDefault<Optional<Int>> = SwiftUI._EntryDefault { nil }"
    ),
    ("var a: Int!", ": SwiftUI._EntryDefault<Int?> = SwiftUI._EntryDefault { nil }"),
    (
      "var a: () -> Void = {}", ": SwiftUI._EntryDefault<() -> Void> = SwiftUI._EntryDefault { {} }"
    ),
    ("var a = \"{\" // }", " = SwiftUI._EntryDefault { \"{\" }"),
  ])
  func `the default keeps the type that was written`(_ property: String, _ entry: String) throws {
    #expect(
      try environment("/// Doc.\n  @Entry public \(property)").key == """
        private struct __Key_a: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {
          static let entry\(entry)
        }
        """)
  }

  @Test func `a name in backticks makes a key without them unless it needs them`() throws {
    #expect(try environment("@Entry var `default` = 1").key.contains("struct __Key_default:"))
    #expect(try environment("@Entry var `two words` = 1").key.contains("struct `__Key_two words`:"))
  }

  @Test(arguments: [
    ("extension EnvironmentValues {}", "EnvironmentKey"),
    ("@MainActor public extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
    ("extension Transaction {}", "TransactionKey"),
    ("extension ContainerValues {}", "ContainerValueKey"),
  ])
  func `the key fits the extended type`(_ head: String, _ keyProtocol: String) throws {
    let key = try EntryMacro("@Entry var a = 1", in: head).key
    #expect(key.hasPrefix("private struct __Key_a: SwiftUI.\(keyProtocol), SwiftUI._EntryKey {"))
  }

  @Test(arguments: ["String?", "Optional<String>"])
  func `a focused value has a key without default`(_ type: String) throws {
    #expect(
      try EntryMacro("@Entry var a: \(type)", in: "extension FocusedValues {}").key == """
        private struct __Key_a: SwiftUI.FocusedValueKey {
          typealias Value = String
        }
        """)
  }

  @Test(arguments: [
    ("@Entry let a = 1", Misuse.notAVariable(at: 0)),
    ("  @Entry static var a = 1", .notAVariable(at: 2)),
    ("@Entry var a = 1, b = 2", .notAVariable(at: 0)),
    ("@Entry var (a, b) = (1, 2)", .notAVariable(at: 0)),
    ("@Entry func a() {}", .notAVariable(at: 0)),
    ("@Entry var a: Int { 1 }", .hasAccessors(at: 18)),
    ("@Entry var a = 1 { didSet {} }", .hasAccessors(at: 17)),
    ("@Entry var a", .missingTypeAndDefault("a", at: 11)),
    ("/* é */ @Entry var a: Int", .missingDefault("a", type: "Int", at: 20)),
  ])
  func `a mistake is reported where it stands`(_ source: String, _ misuse: Misuse) {
    #expect(throws: misuse) { try environment(source) }
  }

  @Test(arguments: [nil, "struct Row {}", "extension View {}", ""])
  func `a property elsewhere is refused`(_ enclosing: String?) {
    #expect(throws: Misuse.notInAContainer(at: 1)) {
      try EntryMacro("\n@Entry var a = 1", in: enclosing)
    }
  }

  @Test(arguments: ["var a: Int = 1", "var a: Int? = 1", "var a = 1"])
  func `a focused value with a default is refused`(_ property: String) {
    #expect(throws: Misuse.focusedNotOptional("a", at: 11)) {
      try EntryMacro("@Entry \(property)", in: "extension FocusedValues {}")
    }
  }

  @discardableResult
  private func environment(_ source: String) throws(Misuse) -> EntryMacro {
    try EntryMacro(source, in: "extension EnvironmentValues {}")
  }
}
