extension Vocabulary {
  static let englishWords: [FormWord: String] = [
    .next: "Next", .back: "Back", .step: "Step {0} of {1}", .sending: "Sending", .sent: "Sent",
    .checking: "Checking", .problem: "There is a problem",
    .draftRestored: "Your earlier entries are back", .startOver: "Start over",
    .discardQuestion: "Discard your changes?", .discardChanges: "Discard changes",
    .keepEditing: "Keep editing", .cancel: "Cancel",

    .add: "Add {0}", .row: "{0} {1}", .position: "Position {0} of {1}", .remove: "Remove {0}",
    .moveUp: "Move {0} up", .moveDown: "Move {0} down",

    .create: "Create", .save: "Save", .saving: "Saving", .delete: "Delete",
    .deleteQuestion: "Delete this?", .deleting: "Deleting", .loggingIn: "Logging in",

    .yes: "Yes", .requiredTrait: "Required", .invalidTrait: "Invalid",
    .mandatory: "This is a mandatory field", .clearText: "Clear text",
    .showPassword: "Show password", .hidePassword: "Hide password", .code: "Code",

    .noResults: "No results", .noResultsFor: "No results for “{0}”", .results: "{0}",

    .newPassword: "New password", .met: "met", .notMet: "not met",
    .someMet: "{0} of {1} requirements met", .allMet: "All requirements met",
    .longEnough: "At least {0}", .lengthWithin: "Between {0} and {1}",
    .notCommon: "Not easy to guess", .aDigit: "A number", .aLetter: "A letter",
    .aCapital: "A capital letter", .aSmallLetter: "A small letter",
    .aSymbol: "A symbol or a space", .nothingPersonal: "Does not contain your name or email",

    .country: "Country or region", .choose: "Choose", .street: "Street address",
    .streetAddition: "Apartment, floor, building (optional)",
    .postalCode: "Postal code", .postcode: "Postcode", .zipCode: "ZIP code", .eircode: "Eircode",
    .pinCode: "PIN code", .cep: "CEP",
    .city: "City", .townOrCity: "Town or city", .suburbOrTown: "Suburb or town",
    .cityOrWard: "City or ward",
    .region: "State, province or region", .state: "State",
    .stateOrTerritory: "State or territory", .province: "Province",
    .provinceOrTerritory: "Province or territory", .county: "County", .prefecture: "Prefecture",
  ]
}
