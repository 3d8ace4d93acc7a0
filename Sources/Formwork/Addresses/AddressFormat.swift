import SwiftUI

/// How a country writes addresses: which parts, in which order, by which names.
///
/// Known are the countries below; every other has the general form, with all parts.
///
/// Sources: Universal Postal Union, "Addressing Solutions", the sheets of these countries; GOV.UK Design
/// System, "Addresses".
struct AddressFormat {
  typealias Part = PostalAddress.Part

  var parts: [Part] = [.street, .addition, .postalCode, .city, .region]
  var postalCode: LocalizedStringKey = "Postal code"
  var city: LocalizedStringKey = "City"
  var region: LocalizedStringKey = "State, province or region"
  /// Which keys a postal code is typed with.
  var code = Code.mixed

  /// What a postal code consists of.
  enum Code { case digits, digitsAndDash, mixed }

  /// The form of a country, by its code of two letters.
  init(country: String) {
    switch country {
    case "AT", "BE", "CH", "DE", "DK", "FI", "FR", "NO": codeThenCity()
    case "NL":
      codeThenCity()
      code = .mixed
    case "PL", "PT", "SE":
      codeThenCity()
      code = .digitsAndDash
    case "ES", "IT":
      parts = [.street, .addition, .postalCode, .city, .region]
      (region, code) = ("Province", .digits)
    case "GB":
      parts = [.street, .addition, .city, .postalCode]
      (postalCode, city) = ("Postcode", "Town or city")
    case "IE":
      parts = [.street, .addition, .city, .region, .postalCode]
      (postalCode, city, region) = ("Eircode", "Town or city", "County")
    case "US": cityRegionCode("ZIP code", "State", .digitsAndDash)
    case "CA": cityRegionCode("Postal code", "Province or territory", .mixed)
    case "AU":
      cityRegionCode("Postcode", "State or territory", .digits)
      city = "Suburb or town"
    case "NZ":
      parts = [.street, .addition, .city, .postalCode]
      (postalCode, city, code) = ("Postcode", "Town or city", .digits)
    case "IN": cityRegionCode("PIN code", "State", .digits)
    case "BR": cityRegionCode("CEP", "State", .digitsAndDash)
    case "JP":
      parts = [.postalCode, .region, .city, .street, .addition]
      (region, city, code) = ("Prefecture", "City or ward", .digitsAndDash)
    default: break
    }
  }

  private mutating func codeThenCity() {
    parts = [.street, .addition, .postalCode, .city]
    (city, code) = ("Town or city", .digits)
  }

  private mutating func cityRegionCode(
    _ postalCode: LocalizedStringKey, _ region: LocalizedStringKey, _ code: Code
  ) {
    parts = [.street, .addition, .city, .region, .postalCode]
    (self.postalCode, self.region, self.code) = (postalCode, region, code)
  }

  /// What a part is called there.
  func title(of part: Part) -> LocalizedStringKey {
    switch part {
    case .street: "Street address"
    case .addition: "Apartment, floor, building (optional)"
    case .postalCode: postalCode
    case .city: city
    case .region: region
    }
  }
}
