import FormCore
import SwiftUI

extension String {
  /// Whether the text is an e-mail address of the usual form, white space at both ends aside.
  ///
  /// It is what the rule `.email` of a form model goes by. An empty text is none.
  public func isEmail() -> Bool { EmailAddress.isPlausible(self) }
}
