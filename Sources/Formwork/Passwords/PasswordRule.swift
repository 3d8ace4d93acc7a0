import FormCore
import SwiftUI

/// Something a new password has to be, said before it is typed and judged while it is.
///
/// ```swift
/// NewPasswordField("New password", password: $password, rules: [.length(12...), .isNotCommon])
///
/// let isNew = PasswordRule("Differs from the old one") { $0 != oldPassword }
/// ```
///
/// Length and a list of what is guessed first keep accounts safer than demands for capitals and
/// signs, which people meet with "Password1!". The latter are here for systems that ask for them.
///
/// Sources: NIST SP 800-63B, section 3.1.1.2 (length, a block list, no rules of composition); GOV.UK
/// Design System, "Password input".
public struct PasswordRule {
  private let title: Title
  private let test: (String) -> Bool

  /// What the rule asks for.
  private enum Title {
    case own(LocalizedStringResource)
    case word(FormWord, [FormCore.Issue.Argument])
  }

  /// A rule of your own; the test gets the password as it is, and is asked with every key.
  public init(_ title: LocalizedStringResource, test: @escaping (String) -> Bool) {
    self.title = .own(title)
    self.test = test
  }

  init(
    _ word: FormWord, _ arguments: FormCore.Issue.Argument..., test: @escaping (String) -> Bool
  ) {
    title = .word(word, arguments)
    self.test = test
  }

  /// What the rule asks for, as a line of the checklist.
  @MainActor func title(in words: FormWords) -> Text {
    switch title {
    case .own(let title): Text(title)
    case .word(let word, let arguments):
      Text(verbatim: words.messages.text(for: word, arguments))
    }
  }

  /// Whether a password keeps the rule. An empty one keeps none.
  public func isMet(by password: String) -> Bool { !password.isEmpty && test(password) }
}

extension PasswordRule {
  /// What NIST asks of a password beside a second factor: eight characters, and not one of those that
  /// are guessed first.
  public static var recommended: [PasswordRule] { [.length(8...), .isNotCommon] }

  /// At least so many characters, counted as code points.
  ///
  /// Source: NIST SP 800-63B, which counts each code point as one character.
  public static func length(_ range: PartialRangeFrom<Int>) -> PasswordRule {
    let lowest = range.lowerBound
    return PasswordRule(.passwordLength, .count(lowest)) { $0.hasScalars(atLeast: lowest) }
  }

  /// Between so many characters. A highest number below 64 counts as 64, so that phrases fit.
  ///
  /// Source: NIST SP 800-63B: at least 64 characters are to be permitted.
  public static func length(_ range: ClosedRange<Int>) -> PasswordRule {
    let lowest = range.lowerBound
    let highest = max(range.upperBound, leastMaximum)
    return PasswordRule(.passwordLengthWithin, .number(lowest), .count(highest)) { password in
      password.hasScalars(atLeast: lowest) && !password.hasScalars(atLeast: highest + 1)
    }
  }

  /// A digit of any script.
  public static var containsDigit: PasswordRule {
    PasswordRule(.passwordDigit) { $0.contains(where: \.isNumber) }
  }

  /// A letter of any script.
  public static var containsLetter: PasswordRule {
    PasswordRule(.passwordLetter) { $0.contains(where: \.isLetter) }
  }

  /// A capital letter. Scripts without capitals cannot keep this rule.
  public static var containsUppercase: PasswordRule {
    PasswordRule(.passwordCapital) { $0.contains(where: \.isUppercase) }
  }

  /// A small letter. Scripts without capitals cannot keep this rule.
  public static var containsLowercase: PasswordRule {
    PasswordRule(.passwordSmallLetter) { $0.contains(where: \.isLowercase) }
  }

  /// Something that is neither letter nor digit; a space counts.
  public static var containsSymbol: PasswordRule {
    PasswordRule(.passwordSymbol) { password in
      password.contains { !$0.isLetter && !$0.isNumber }
    }
  }

  /// None of these words in it, which are parts of the person's name or e-mail address; those under three
  /// letters are passed over.
  ///
  /// The line speaks of name and e-mail. For other words take a rule with a title of its own.
  public static func excludes(_ words: [String]) -> PasswordRule {
    let words = words.filter { $0.count >= 3 }
    return PasswordRule(.passwordImpersonal) { password in
      !words.contains { password.range(of: $0, options: .caseInsensitive) != nil }
    }
  }

  /// The least maximum that a rule may set.
  private static var leastMaximum: Int { 64 }
}

extension Rule where Value == String {
  /// The text must keep all of these rules, as the field for a new password lists them.
  ///
  /// An empty text passes. Code `Issue.Code.weakPassword`.
  ///
  /// ```swift
  /// form.password.isSecret().rules(.required, .newPassword())
  /// ```
  public static func newPassword(_ rules: [PasswordRule] = PasswordRule.recommended) -> Rule {
    Rule { password in
      password.isEmpty || rules.allSatisfy { $0.isMet(by: password) } ? nil : Issue(.weakPassword)
    }
  }
}

extension String {
  /// Counts no further than it must.
  fileprivate func hasScalars(atLeast count: Int) -> Bool {
    let scalars = unicodeScalars
    guard count > 0 else { return true }
    return scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex) != nil
  }
}
