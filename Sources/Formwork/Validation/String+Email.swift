import FormCore
import SwiftUI

extension String {
  /// Whether the text is an e-mail address of the usual form, white space at both ends aside.
  ///
  /// It is what the rule `.email` of a form model goes by, and a domain of two labels or more: the host of
  /// one's own network is no address of a person. An empty text is none.
  public func isEmail() -> Bool {
    EmailAddress.isPlausible(self) && (split(separator: "@").last?.contains(".") ?? false)
  }
}
