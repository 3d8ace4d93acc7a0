extension Rule where Value == String {
  /// The whole text must match a regular expression in the syntax of `NSRegularExpression`.
  ///
  /// Matching is bounded in length and steps, see ``BoundedPattern``, so no pattern and no text can
  /// make a form stand still; what exceeds the bounds does not match. A Swift `Regex` cannot be
  /// stopped while it matches and is therefore not offered here. Code ``Issue/Code/pattern``.
  ///
  /// ```swift
  /// form.postcode.rules(.pattern("[0-9]{5}"))
  /// ```
  public static func pattern(_ pattern: String) -> Rule {
    guard let bounded = BoundedPattern(pattern) else {
      Report.misuse(
        "The pattern \"\(pattern)\" is no regular expression. Correct it; until then all pass.")
      return Rule(all: { _ in [] })
    }
    return Rule { text in
      text.isBlank || bounded.matches(text) ? nil : Issue(.pattern)
    }
  }

  /// The text must be an e-mail address, see ``EmailAddress``. Code ``Issue/Code/email``.
  public static var email: Rule {
    Rule { text in
      text.isBlank || EmailAddress.isPlausible(text) ? nil : Issue(.email)
    }
  }

  /// The text must be a web address, see ``WebAddress``. Code ``Issue/Code/url``.
  public static var url: Rule {
    Rule { text in
      text.isBlank || WebAddress.isPlausible(text) ? nil : Issue(.url)
    }
  }
}
