/// `@Entry var flag = false` becomes a key with a default and accessors that use it.
///
/// ```
/// var flag = false
/// {
///   get { self[__Key_flag.self] }
///   set { self[__Key_flag.self] = newValue }
/// }
/// private struct __Key_flag: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {
///   static let entry = SwiftUI._EntryDefault { false }
/// }
/// ```
///
/// The default stays a closure, so that the runtime decides when it runs and how long its value
/// lives. A closure infers a type that the client did not write; a computed property cannot.
struct EntryMacro {
  private let container: EntryContainer
  private let name: String
  private let type: String?
  private let value: String?

  /// Reads the property and the head of the extension around it.
  init(_ source: String, in enclosing: String?) throws(Misuse) {
    let text = SourceText(source)
    guard let container = enclosing.flatMap(EntryContainer.init(extensionHead:)) else {
      throw .notInAContainer(at: text.start)
    }
    self.container = container
    let variable = try Self.variable(text)
    name = text[variable.name]
    type = variable.type.map { text[$0] }
    value = variable.value.map { text[$0] }
    try checkDefault(at: text.offset(of: variable.name))
  }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  var key: String {
    if container == .focusedValues {
      return """
        private struct \(keyName): SwiftUI.\(container.keyProtocol) {
          typealias Value = \(wrappedType ?? "Never")
        }
        """
    }
    return """
      private struct \(keyName): SwiftUI.\(container.keyProtocol), SwiftUI._EntryKey {
        static let entry\(annotation) = SwiftUI._EntryDefault { \(value ?? "nil") }
      }
      """
  }

  private static func variable(_ text: SourceText) throws(Misuse) -> VariableDeclaration {
    guard let variable = VariableDeclaration(text, in: 0..<text.tokens.count),
      variable.keyword == "var", variable.nextBinding == nil, text[variable.name] != "(",
      Set(variable.modifiers).isDisjoint(with: ["static", "class", "lazy", "weak"])
    else { throw .notAVariable(at: text.start) }
    if let braces = variable.accessors { throw .hasAccessors(at: text.offset(of: braces)) }
    return variable
  }

  private func checkDefault(at offset: Int) throws(Misuse) {
    if container == .focusedValues {
      guard wrappedType != nil, value == nil || value == "nil" else {
        throw .focusedNotOptional(name, at: offset)
      }
    } else if value == nil {
      guard let type else { throw .missingTypeAndDefault(name, at: offset) }
      guard wrappedType != nil else { throw .missingDefault(name, type: type, at: offset) }
    }
  }

  /// The name of the key, which keeps the backticks only of a name such as `` `two words` ``.
  private var keyName: String {
    let bare = name.filter { $0 != "`" }
    return bare.utf8.allSatisfy(\.isWord) ? "__Key_\(bare)" : "`__Key_\(bare)`"
  }

  /// The written type; one with an exclamation mark is an optional everywhere but on a variable.
  private var annotation: String {
    guard let type else { return "" }
    let plain = type.hasSuffix("!") ? type.dropLast() + "?" : type
    return ": SwiftUI._EntryDefault<\(plain)>"
  }

  /// What an optional type wraps, when it is written as one.
  private var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }
}
