import SwiftUI

extension String {
  /// Whether the text is an e-mail address of the usual form, white space at both ends aside.
  ///
  /// One `@`, a local part without spaces, and a domain of two labels or more: what a person can
  /// have mistyped. Whether the address exists only a message to it can tell.
  public func isEmail() -> Bool {
    let address = trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].count <= 64 else { return false }
    guard !address.contains(where: \.isWhitespace) else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy(\.isDomainLabel)
  }
}

extension Substring {
  fileprivate var isDomainLabel: Bool {
    guard let first, let last, first != "-", last != "-" else { return false }
    return count <= 63 && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}
