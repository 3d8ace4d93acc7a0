/// An address that may stand in a link: relative, or of a scheme that runs no script.
struct SafeAddress {
  static let schemes = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]

  let text: String

  /// Nil for a scheme that is not in the list. Control characters and spaces, which browsers leave
  /// out before they look for the scheme, are left out here too.
  init?(_ address: String) {
    let cleaned = address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    text = String(String.UnicodeScalarView(cleaned))
    guard let colon = text.firstIndex(of: ":") else { return }
    let scheme = text[..<colon]
    if scheme.contains(where: { "/?#".contains($0) }) { return }
    guard Self.schemes.contains(scheme.lowercased()) else { return nil }
  }
}
