/// What counts as a web address: `https://` or `http://`, a host, and anything without spaces.
///
/// Source: RFC 3986, sections 3.1 and 3.2, and WHATWG URL for hosts beyond ASCII.
public enum WebAddress {
  /// Longer addresses do not get through common servers and caches.
  ///
  /// Source: RFC 9110, section 4.1 asks for 8 000 octets at least.
  public static let maximumLength = 8_000

  /// Whether the text looks like a web address; white space at both ends is ignored.
  public static func isPlausible(_ text: String, schemes: Set<String> = ["https", "http"]) -> Bool {
    let address = text.trimmed()
    guard address.utf8.count <= maximumLength else { return false }
    let scalars = Array(address.unicodeScalars)
    guard scalars.allSatisfy({ (0x21...0x7E).contains($0.value) || $0.isForeign }) else {
      return false
    }
    guard let colon = scalars.firstIndex(of: ":") else { return false }
    let scheme = String(String.UnicodeScalarView(scalars[..<colon])).lowercased()
    let rest = scalars[(colon + 1)...]
    guard schemes.contains(scheme), rest.starts(with: ["/", "/"]) else { return false }
    let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return isAuthority(authority)
  }

  private static func isAuthority(_ authority: ArraySlice<Unicode.Scalar>) -> Bool {
    var host = authority
    if let at = host.lastIndex(of: "@") { host = host[(at + 1)...] }
    if host.first == "[", let end = host.firstIndex(of: "]") {
      let inside = host[(host.startIndex + 1)..<end]
      return inside.contains(":")
        && inside.allSatisfy { $0.properties.isASCIIHexDigit || $0 == ":" || $0 == "." }
        && isPort(host[(end + 1)...])
    }
    let colon = host.firstIndex(of: ":") ?? host.endIndex
    return isPort(host[colon...]) && HostName.isPlausible(withoutFinalDot(host[..<colon]))
  }

  private static func withoutFinalDot(
    _ host: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    host.last == "." ? host.dropLast() : host
  }

  private static func isPort(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let colon = scalars.first else { return true }
    let digits = String(String.UnicodeScalarView(scalars.dropFirst()))
    return colon == ":" && digits.allSatisfy { ("0"..."9").contains($0) } && UInt16(digits) != nil
  }
}
