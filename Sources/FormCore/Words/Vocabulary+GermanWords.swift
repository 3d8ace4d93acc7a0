extension Vocabulary {
  static let germanWords: [FormWord: String] = [
    .next: "Weiter", .back: "Zurück", .step: "Schritt {0} von {1}", .sending: "Wird gesendet",
    .sent: "Gesendet", .checking: "Wird geprüft", .problem: "Es gibt ein Problem",
    .draftRestored: "Ihre früheren Eingaben sind wieder da", .startOver: "Neu beginnen",
    .discardQuestion: "Änderungen verwerfen?", .discardChanges: "Änderungen verwerfen",
    .keepEditing: "Weiter bearbeiten", .cancel: "Abbrechen",

    .add: "{0} hinzufügen", .row: "{0} {1}", .position: "Position {0} von {1}",
    .remove: "{0} entfernen", .moveUp: "{0} nach oben", .moveDown: "{0} nach unten",

    .create: "Anlegen", .save: "Sichern", .saving: "Wird gesichert", .delete: "Löschen",
    .deleteQuestion: "Wirklich löschen?", .deleting: "Wird gelöscht",
    .loggingIn: "Anmeldung läuft",

    .yes: "Ja", .requiredTrait: "Erforderlich", .invalidTrait: "Ungültig",
    .mandatory: "Dies ist ein Pflichtfeld", .clearText: "Text löschen",
    .showPassword: "Passwort anzeigen", .hidePassword: "Passwort verbergen",
    .code: "Bestätigungscode",

    .noResults: "Keine Ergebnisse", .noResultsFor: "Keine Ergebnisse für „{0}“",
    .results: "{0}",

    .newPassword: "Neues Passwort", .met: "erfüllt", .notMet: "nicht erfüllt",
    .someMet: "{0} von {1} Anforderungen erfüllt", .allMet: "Alle Anforderungen erfüllt",
    .longEnough: "Mindestens {0}", .lengthWithin: "Zwischen {0} und {1}",
    .notCommon: "Nicht leicht zu erraten", .aDigit: "Eine Ziffer", .aLetter: "Ein Buchstabe",
    .aCapital: "Ein Großbuchstabe", .aSmallLetter: "Ein Kleinbuchstabe",
    .aSymbol: "Ein Sonderzeichen oder ein Leerzeichen",
    .nothingPersonal: "Enthält weder Ihren Namen noch Ihre E-Mail-Adresse",

    .country: "Land oder Region", .choose: "Auswählen", .street: "Straße und Hausnummer",
    .streetAddition: "Wohnung, Stockwerk, Gebäude (optional)",
    .postalCode: "Postleitzahl", .postcode: "Postleitzahl (Postcode)",
    .zipCode: "Postleitzahl (ZIP)", .eircode: "Postleitzahl (Eircode)",
    .pinCode: "Postleitzahl (PIN)", .cep: "Postleitzahl (CEP)",
    .city: "Stadt", .townOrCity: "Ort", .suburbOrTown: "Vorort oder Ort",
    .cityOrWard: "Stadt oder Bezirk",
    .region: "Bundesland, Provinz oder Region", .state: "Bundesstaat",
    .stateOrTerritory: "Bundesstaat oder Territorium", .province: "Provinz",
    .provinceOrTerritory: "Provinz oder Territorium", .county: "Grafschaft",
    .prefecture: "Präfektur",
  ]
}
