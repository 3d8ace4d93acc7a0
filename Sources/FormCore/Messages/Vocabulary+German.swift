extension Vocabulary {
  static let german = Vocabulary(
    plural: PluralForm.ofOne,
    nouns: [
      .characters: [.other: "# Zeichen"],
      .entries: [.one: "# Eintrag", .other: "# Einträge"],
      .results: [.one: "# Ergebnis", .other: "# Ergebnisse"],
    ],
    phrases: [
      .required: Phrase(
        plain: "Dieses Feld muss ausgefüllt werden", labelled: "{label} muss ausgefüllt werden"),
      .tooShort: Phrase(
        plain: "Geben Sie mindestens {0} ein", labelled: "{label} muss mindestens {0} haben"),
      .tooLong: Phrase(
        plain: "Geben Sie höchstens {0} ein", labelled: "{label} darf höchstens {0} haben"),
      .wrongLength: Phrase(
        plain: "Geben Sie genau {0} ein", labelled: "{label} muss genau {0} haben"),
      .tooFew: Phrase(
        plain: "Mindestens nötig: {0}", labelled: "{label}: mindestens nötig: {0}", noun: .entries),
      .tooMany: Phrase(
        plain: "Höchstens erlaubt: {0}", labelled: "{label}: höchstens erlaubt: {0}",
        noun: .entries),
      .pattern: Phrase(
        plain: "Das hat nicht das erwartete Format",
        labelled: "{label} hat nicht das erwartete Format"),
      .email: Phrase(
        plain: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com",
        labelled: "{label} muss eine E-Mail-Adresse sein, zum Beispiel name@example.com"),
      .url: Phrase(
        plain: "Geben Sie eine Webadresse ein, zum Beispiel https://example.com",
        labelled: "{label} muss eine Webadresse sein, zum Beispiel https://example.com"),
      .number: Phrase(plain: "Geben Sie eine Zahl ein", labelled: "{label} muss eine Zahl sein"),
      .date: Phrase(plain: "Geben Sie ein Datum ein", labelled: "{label} muss ein Datum sein"),
      .tooSmall: Phrase(
        plain: "Geben Sie {0} oder mehr ein", labelled: "{label} muss {0} oder mehr sein"),
      .tooLarge: Phrase(
        plain: "Geben Sie {0} oder weniger ein", labelled: "{label} darf höchstens {0} sein"),
      .outOfRange: Phrase(
        plain: "Geben Sie eine Zahl von {0} bis {1} ein",
        labelled: "{label} muss zwischen {0} und {1} liegen"),
      .tooEarly: Phrase(
        plain: "Frühestes mögliches Datum: {0}",
        labelled: "{label}: frühestes mögliches Datum: {0}"),
      .tooLate: Phrase(
        plain: "Spätestes mögliches Datum: {0}",
        labelled: "{label}: spätestes mögliches Datum: {0}"),
      .different: Phrase(
        plain: "Die beiden Angaben stimmen nicht überein", labelled: "{label} stimmt nicht überein"),
      .differentFromNamed: Phrase(
        plain: "Das stimmt nicht mit {0} überein", labelled: "{label} stimmt nicht mit {0} überein"),
      .weakPassword: Phrase(
        plain: "Wählen Sie ein Passwort, das alle Anforderungen erfüllt",
        labelled: "{label} muss alle Anforderungen erfüllen"),
      .unavailable: Phrase(
        plain: "Das konnte nicht geprüft werden", labelled: "{label} konnte nicht geprüft werden"),
    ],
    fallback: Phrase(plain: "Das ist nicht gültig", labelled: "{label} ist nicht gültig"),
    words: germanWords)
}
