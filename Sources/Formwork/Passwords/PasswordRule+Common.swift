import FormCore
import SwiftUI

extension PasswordRule {
  /// Not one of the passwords that are guessed first: a short list of the most frequent ones, one
  /// character over and over, or a run such as "12345678" or "qwertyui".
  ///
  /// A server should ask a larger list; a rule of your own or an asynchronous one of the form does.
  ///
  /// Source: NIST SP 800-63B, section 3.1.1.2: commonly used, expected or compromised values.
  public static var isNotCommon: PasswordRule {
    PasswordRule(.passwordUncommon) { !isCommon($0) }
  }

  static func isCommon(_ password: String) -> Bool {
    guard password.utf8.count <= longestGuess else { return false }
    let word = password.lowercased()
    if frequent.contains(word) || Set(word).count <= 2 { return true }
    return rows.contains { $0.contains(word) || String($0.reversed()).contains(word) }
  }

  /// Longer ones are guessed by other means, and are not searched here.
  private static var longestGuess: Int { 64 }

  /// Keys side by side, and the alphabet.
  private static let rows = [
    "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop[]", "asdfghjkl;'",
    "zxcvbnm,./",
    "qwertzuiopü+", "azertyuiop^$", "1q2w3e4r5t6y7u8i9o0p", "1qaz2wsx3edc4rfv5tgb6yhn",
  ]

  /// Those of eight characters and more on lists of leaked passwords, and their like in short.
  private static let frequent: Set<String> = [
    "password", "password1", "password12", "password123", "password1234", "passw0rd", "p@ssword",
    "p@ssw0rd", "iloveyou", "sunshine", "princess", "football", "baseball", "basketball",
    "superman",
    "trustno1", "welcome1", "welcome123", "letmein1", "starwars", "computer", "michelle",
    "jennifer",
    "charlie1", "monkey123", "dragon123", "qwerty123", "qwerty12", "qwertyuiop", "admin123",
    "administrator", "changeme", "abcd1234", "abc12345", "a1b2c3d4", "1234qwer", "q1w2e3r4",
    "zaq12wsx", "asdf1234", "11223344", "12341234", "whatever", "corvette", "mercedes", "liverpool",
    "chocolate", "butterfly", "samsung1", "internet", "victoria",
  ]
}
