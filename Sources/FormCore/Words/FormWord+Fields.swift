extension FormWord {
  /// Says of a field's trait that it holds.
  public static let yes = FormWord("yes")
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
  public static let code = FormWord("code")
}

// MARK: - Searching

extension FormWord {
  /// Nothing was found.
  public static let noResults = FormWord("noResults")
  /// Nothing was found for this text.
  public static let noResultsFor = FormWord("noResultsFor")
  /// How many were found, a count of at least one.
  public static let results = FormWord("results")
}

// MARK: - New passwords

extension FormWord {
  /// What a field for a new password is called.
  public static let newPassword = FormWord("newPassword")
  /// A line of the list is met.
  public static let met = FormWord("met")
  /// A line of the list is not met.
  public static let notMet = FormWord("notMet")
  /// How many lines are met, a number, and of how many.
  public static let someMet = FormWord("someMet")
  /// All lines are met.
  public static let allMet = FormWord("allMet")
  /// A password has at least so many characters, a count.
  public static let longEnough = FormWord("longEnough")
  /// A password has from so many characters, a number, to so many, a count.
  public static let lengthWithin = FormWord("lengthWithin")
  /// A password is none of those that are guessed first.
  public static let notCommon = FormWord("notCommon")
  /// A password has a digit.
  public static let aDigit = FormWord("aDigit")
  /// A password has a letter.
  public static let aLetter = FormWord("aLetter")
  /// A password has a capital letter.
  public static let aCapital = FormWord("aCapital")
  /// A password has a small letter.
  public static let aSmallLetter = FormWord("aSmallLetter")
  /// A password has something that is neither letter nor digit.
  public static let aSymbol = FormWord("aSymbol")
  /// A password has not the words in it that belong to the person.
  public static let nothingPersonal = FormWord("nothingPersonal")
}
