import Foundation

/// Tells the developer who misused the core what to do in its stead, and goes on.
@MainActor enum Report {
  /// Where reports go; tests listen here.
  static var handler: (String) -> Void = { text in
    FileHandle.standardError.write(Data("FormCore: \(text)\n".utf8))
  }

  static func misuse(_ text: String) { handler(text) }

  /// The same a moment later, from code that any thread may run. The task belongs to nobody: it ends once
  /// it has said its sentence.
  nonisolated static func misuseAnywhere(_ text: String) {
    Task { @MainActor in misuse(text) }
  }
}
