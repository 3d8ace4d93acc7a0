extension Vocabulary {
  static let english = Vocabulary(
    plural: PluralForm.ofOne,
    nouns: [
      .characters: [.one: "# character", .other: "# characters"],
      .entries: [.one: "# entry", .other: "# entries"],
      .results: [.one: "# result", .other: "# results"],
    ],
    phrases: [
      .required: Phrase(plain: "This field is required", labelled: "{label} is required"),
      .tooShort: Phrase(
        plain: "Enter at least {0}", labelled: "{label} must have at least {0}"),
      .tooLong: Phrase(plain: "Enter at most {0}", labelled: "{label} must have at most {0}"),
      .wrongLength: Phrase(
        plain: "Enter exactly {0}", labelled: "{label} must have exactly {0}"),
      .tooFew: Phrase(
        plain: "Add at least {0}", labelled: "{label} must have at least {0}", noun: .entries),
      .tooMany: Phrase(
        plain: "Keep at most {0}", labelled: "{label} must have at most {0}", noun: .entries),
      .pattern: Phrase(
        plain: "This does not have the expected format",
        labelled: "{label} does not have the expected format"),
      .email: Phrase(
        plain: "Enter an email address, like name@example.com",
        labelled: "{label} must be an email address, like name@example.com"),
      .url: Phrase(
        plain: "Enter a web address, like https://example.com",
        labelled: "{label} must be a web address, like https://example.com"),
      .number: Phrase(plain: "Enter a number", labelled: "{label} must be a number"),
      .date: Phrase(plain: "Enter a date", labelled: "{label} must be a date"),
      .tooSmall: Phrase(plain: "Enter {0} or more", labelled: "{label} must be {0} or more"),
      .tooLarge: Phrase(plain: "Enter {0} or less", labelled: "{label} must be {0} or less"),
      .outOfRange: Phrase(
        plain: "Enter a number from {0} to {1}", labelled: "{label} must be from {0} to {1}"),
      .tooEarly: Phrase(
        plain: "Enter {0} or a later date", labelled: "{label} must be {0} or later"),
      .tooLate: Phrase(
        plain: "Enter {0} or an earlier date", labelled: "{label} must be {0} or earlier"),
      .different: Phrase(plain: "The two do not match", labelled: "{label} does not match"),
      .differentFromNamed: Phrase(
        plain: "This does not match {0}", labelled: "{label} does not match {0}"),
      .weakPassword: Phrase(
        plain: "Choose a password that meets every requirement",
        labelled: "{label} must meet every requirement"),
      .unavailable: Phrase(
        plain: "This could not be checked", labelled: "{label} could not be checked"),
    ],
    fallback: Phrase(plain: "This is not valid", labelled: "{label} is not valid"),
    words: englishWords)
}
