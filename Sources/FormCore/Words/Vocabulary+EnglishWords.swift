extension Vocabulary {
  static let englishWords: [FormWord: String] = [
    .next: "Next", .back: "Back", .step: "Step {0} of {1}", .sending: "Sending", .sent: "Sent",
    .checking: "Checking", .summaryTitle: "There is a problem",
    .draftRestored: "Your earlier entries are back", .startOver: "Start over",
    .discardQuestion: "Discard your changes?", .discardChanges: "Discard changes",
    .keepEditing: "Keep editing", .cancel: "Cancel",

    .addRow: "Add {0}", .rowName: "{0} {1}", .rowPosition: "Position {0} of {1}",
    .removeRow: "Remove {0}",
    .moveRowUp: "Move {0} up", .moveRowDown: "Move {0} down",

    .create: "Create", .save: "Save", .saving: "Saving", .delete: "Delete",
    .deleteQuestion: "Delete this?", .deleting: "Deleting", .loggingIn: "Logging in",

    .traitHolds: "Yes", .requiredTrait: "Required", .invalidTrait: "Invalid",
    .mandatory: "This is a mandatory field", .clearText: "Clear text",
    .showPassword: "Show password", .hidePassword: "Hide password", .oneTimeCode: "Code",

    .noResults: "No results", .noResultsFor: "No results for “{0}”", .resultCount: "{0}",

    .newPassword: "New password", .requirementMet: "met", .requirementNotMet: "not met",
    .requirementsMet: "{0} of {1} requirements met", .allRequirementsMet: "All requirements met",
    .passwordLength: "At least {0}", .passwordLengthWithin: "Between {0} and {1}",
    .passwordUncommon: "Not easy to guess", .passwordDigit: "A number", .passwordLetter: "A letter",
    .passwordCapital: "A capital letter", .passwordSmallLetter: "A small letter",
    .passwordSymbol: "A symbol or a space",
    .passwordImpersonal: "Does not contain your name or email",

    .addressCountry: "Country or region", .addressCountryPrompt: "Choose",
    .addressStreet: "Street address",
    .addressStreetAddition: "Apartment, floor, building (optional)",
    .addressPostalCode: "Postal code", .addressPostcode: "Postcode", .addressZIPCode: "ZIP code",
    .addressEircode: "Eircode",
    .addressPINCode: "PIN code", .addressCEP: "CEP",
    .addressCity: "City", .addressTownOrCity: "Town or city",
    .addressSuburbOrTown: "Suburb or town",
    .addressCityOrWard: "City or ward",
    .addressRegion: "State, province or region", .addressState: "State",
    .addressStateOrTerritory: "State or territory", .addressProvince: "Province",
    .addressProvinceOrTerritory: "Province or territory", .addressCounty: "County",
    .addressPrefecture: "Prefecture",
  ]
}
