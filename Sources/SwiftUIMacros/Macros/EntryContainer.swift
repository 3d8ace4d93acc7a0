/// A type that `@Entry` adds values to.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// The protocol that a key of this container conforms to.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }

  /// Reads the head of an extension, such as `public extension SwiftUI.EnvironmentValues {}`.
  init?(extensionHead source: String) {
    let text = SourceText(source)
    guard var index = text.tokens.indices.first(where: { text[$0] == "extension" }) else {
      return nil
    }
    index += 1
    while text[index + 1] == "." { index += 2 }
    self.init(rawValue: text[index])
  }
}
