/// An error that the compiler shows at a place in the client's source.
struct Diagnostic: Encodable, Equatable {
  struct Position: Encodable, Equatable {
    var fileName = ""
    /// In UTF-8 bytes from the beginning of the file.
    var offset = 0
  }

  /// The compiler requires these lists; no macro here fills them.
  struct Unused: Encodable, Equatable {}

  let message: String
  private(set) var severity = "error"
  private(set) var position = Position()
  private(set) var highlights: [Unused] = []
  private(set) var notes: [Unused] = []
  private(set) var fixIts: [Unused] = []

  init(_ message: String) {
    self.message = message
  }

  init(_ misuse: Misuse, in syntax: Syntax) {
    message = misuse.message
    position = Position(
      fileName: syntax.location.fileName, offset: syntax.location.offset + misuse.offset)
  }
}
