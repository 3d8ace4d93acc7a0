/// What the host says to a page beside the renderer's patches.
enum ServerMessage {
  /// Answers a hello. With `mounted`, the page stands as it was served.
  static func welcome(mounted: Bool, acknowledging sequence: Int) -> String {
    "[\"welcome\",\(mounted ? 1 : 0),\(sequence)]"
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
