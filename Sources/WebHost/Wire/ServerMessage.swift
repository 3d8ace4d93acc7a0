/// What the host says to a page beside the renderer's patches.
enum ServerMessage {
  /// What follows a welcome.
  enum Welcome: Int {
    /// A mount, of a new session.
    case mount
    /// Nothing: the page stands as it was served.
    case stands
    /// What the page missed, of the session that it had.
    case resumes
  }

  /// Answers a hello, with the key that the session is found by when its connection is lost.
  static func welcome(_ kind: Welcome, acknowledging sequence: Int, key: String) -> String {
    "[\"welcome\",\(kind.rawValue),\(sequence),\"\(key)\"]"
  }

  static func mount(_ html: String, digest: String) -> String {
    "[\"mount\",\(JSONString.quoted(html)),\(JSONString.quoted(digest))]"
  }

  static let reload = "[\"reload\"]"

  static func bye(_ refusal: Refusal) -> String {
    "[\"bye\",\(refusal.code),\(JSONString.quoted(refusal.sentence))]"
  }

  /// Whether a patch frame holds ops beside its acknowledgement.
  static func hasOps(_ frame: String) -> Bool { frame.utf8.contains(JSONScanner.comma) }
}
