/// What counts as an e-mail address.
///
/// Whether an address exists only a message to it can tell; this finds slips of the finger. It
/// follows what browsers do in `<input type="email">`, and takes letters of all scripts on both
/// sides of the "@".
///
/// Sources: HTML Living Standard, "valid e-mail address"; RFC 6531 and RFC 6532 (internationalised
/// addresses); RFC 5321, section 4.5.3.1 with erratum 1690 (254 octets, 64 before the "@").
public enum EmailAddress {
  /// The longest address, in octets of UTF-8.
  public static let maximumLength = 254
  /// The longest part before the "@", in octets of UTF-8.
  static let maximumLocalLength = 64

  /// Whether the text looks like an e-mail address; white space at both ends is ignored.
  public static func isPlausible(_ text: String) -> Bool {
    let address = text.trimmed()
    guard address.utf8.count <= maximumLength else { return false }
    let scalars = Array(address.unicodeScalars)
    guard let at = scalars.lastIndex(of: "@") else { return false }
    return isLocal(scalars[..<at]) && HostName.isPlausible(scalars[(at + 1)...])
  }

  private static func isLocal(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard !scalars.isEmpty else { return false }
    guard String(String.UnicodeScalarView(scalars)).utf8.count <= maximumLocalLength else {
      return false
    }
    return scalars.allSatisfy { $0.isASCIILetterOrDigit || marks.contains($0) || $0.isForeign }
  }

  private static let marks = Set(".!#$%&'*+/=?^_`{|}~-".unicodeScalars)
}
