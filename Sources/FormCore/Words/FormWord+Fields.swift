extension FormWord {
  /// Says of a field's trait that it holds.
  public static let traitHolds = FormWord("traitHolds")
  /// The trait of a field that must be filled in.
  public static let requiredTrait = FormWord("requiredTrait")
  /// The trait of a field with which something is wrong.
  public static let invalidTrait = FormWord("invalidTrait")
  /// A field without a form model must not be empty.
  public static let mandatory = FormWord("mandatory")
  /// Empties a field.
  public static let clearText = FormWord("clearText")
  /// Shows a secret.
  public static let showPassword = FormWord("showPassword")
  /// Hides it again.
  public static let hidePassword = FormWord("hidePassword")
  /// What a field for a one-time code is called.
  public static let oneTimeCode = FormWord("oneTimeCode")
}

// MARK: - Searching

extension FormWord {
  /// Nothing was found.
  public static let noResults = FormWord("noResults")
  /// Nothing was found for this text.
  public static let noResultsFor = FormWord("noResultsFor")
  /// How many were found, a count of at least one.
  public static let resultCount = FormWord("resultCount")
}

// MARK: - New passwords

extension FormWord {
  /// What a field for a new password is called.
  public static let newPassword = FormWord("newPassword")
  /// A line of the list is met.
  public static let requirementMet = FormWord("requirementMet")
  /// A line of the list is not met.
  public static let requirementNotMet = FormWord("requirementNotMet")
  /// How many lines are met, a number, and of how many.
  public static let requirementsMet = FormWord("requirementsMet")
  /// All lines are met.
  public static let allRequirementsMet = FormWord("allRequirementsMet")
  /// A password has at least so many characters, a count.
  public static let passwordLength = FormWord("passwordLength")
  /// A password has from so many characters, a number, to so many, a count.
  public static let passwordLengthWithin = FormWord("passwordLengthWithin")
  /// A password is none of those that are guessed first.
  public static let passwordUncommon = FormWord("passwordUncommon")
  /// A password has a digit.
  public static let passwordDigit = FormWord("passwordDigit")
  /// A password has a letter.
  public static let passwordLetter = FormWord("passwordLetter")
  /// A password has a capital letter.
  public static let passwordCapital = FormWord("passwordCapital")
  /// A password has a small letter.
  public static let passwordSmallLetter = FormWord("passwordSmallLetter")
  /// A password has something that is neither letter nor digit.
  public static let passwordSymbol = FormWord("passwordSymbol")
  /// A password has not the words in it that belong to the person.
  public static let passwordImpersonal = FormWord("passwordImpersonal")
}
