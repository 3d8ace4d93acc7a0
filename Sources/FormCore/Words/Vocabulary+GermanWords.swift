extension Vocabulary {
  static let germanWords: [FormWord: String] = [
    .next: "Weiter", .back: "Zurück", .step: "Schritt {0} von {1}", .sending: "Wird gesendet",
    .sent: "Gesendet", .checking: "Wird geprüft", .summaryTitle: "Es gibt ein Problem",
    .draftRestored: "Ihre früheren Eingaben sind wieder da", .startOver: "Neu beginnen",
    .discardQuestion: "Änderungen verwerfen?", .discardChanges: "Änderungen verwerfen",
    .keepEditing: "Weiter bearbeiten", .cancel: "Abbrechen",

    .addRow: "{0} hinzufügen", .rowName: "{0} {1}", .rowPosition: "Position {0} von {1}",
    .removeRow: "{0} entfernen", .moveRowUp: "{0} nach oben", .moveRowDown: "{0} nach unten",

    .create: "Anlegen", .save: "Sichern", .saving: "Wird gesichert", .delete: "Löschen",
    .deleteQuestion: "Wirklich löschen?", .deleting: "Wird gelöscht",
    .loggingIn: "Anmeldung läuft",

    .traitHolds: "Ja", .requiredTrait: "Erforderlich", .invalidTrait: "Ungültig",
    .mandatory: "Dies ist ein Pflichtfeld", .clearText: "Text löschen",
    .showPassword: "Passwort anzeigen", .hidePassword: "Passwort verbergen",
    .oneTimeCode: "Bestätigungscode",

    .noResults: "Keine Ergebnisse", .noResultsFor: "Keine Ergebnisse für „{0}“",
    .resultCount: "{0}",

    .newPassword: "Neues Passwort", .requirementMet: "erfüllt", .requirementNotMet: "nicht erfüllt",
    .requirementsMet: "{0} von {1} Anforderungen erfüllt",
    .allRequirementsMet: "Alle Anforderungen erfüllt",
    .passwordLength: "Mindestens {0}", .passwordLengthWithin: "Zwischen {0} und {1}",
    .passwordUncommon: "Nicht leicht zu erraten", .passwordDigit: "Eine Ziffer",
    .passwordLetter: "Ein Buchstabe",
    .passwordCapital: "Ein Großbuchstabe", .passwordSmallLetter: "Ein Kleinbuchstabe",
    .passwordSymbol: "Ein Sonderzeichen oder ein Leerzeichen",
    .passwordImpersonal: "Enthält weder Ihren Namen noch Ihre E-Mail-Adresse",

    .addressCountry: "Land oder Region", .addressCountryPrompt: "Auswählen",
    .addressStreet: "Straße und Hausnummer",
    .addressStreetAddition: "Wohnung, Stockwerk, Gebäude (optional)",
    .addressPostalCode: "Postleitzahl", .addressPostcode: "Postleitzahl (Postcode)",
    .addressZIPCode: "Postleitzahl (ZIP)", .addressEircode: "Postleitzahl (Eircode)",
    .addressPINCode: "Postleitzahl (PIN)", .addressCEP: "Postleitzahl (CEP)",
    .addressCity: "Stadt", .addressTownOrCity: "Ort", .addressSuburbOrTown: "Vorort oder Ort",
    .addressCityOrWard: "Stadt oder Bezirk",
    .addressRegion: "Bundesland, Provinz oder Region", .addressState: "Bundesstaat",
    .addressStateOrTerritory: "Bundesstaat oder Territorium", .addressProvince: "Provinz",
    .addressProvinceOrTerritory: "Provinz oder Territorium", .addressCounty: "Grafschaft",
    .addressPrefecture: "Präfektur",
  ]
}
