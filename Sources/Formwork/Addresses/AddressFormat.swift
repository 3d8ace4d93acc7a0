import FormCore

/// How a country writes addresses: which parts, in which order, by which names.
///
/// Known are the countries below; every other has the general form, with all parts.
///
/// Sources: Universal Postal Union, "Addressing Solutions", the sheets of these countries; GOV.UK Design
/// System, "Addresses".
struct AddressFormat {
  typealias Part = PostalAddress.Part

  var parts: [Part] = [.street, .addition, .postalCode, .city, .region]
  var postalCode: FormWord = .addressPostalCode
  var city: FormWord = .addressCity
  var region: FormWord = .addressRegion
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
      (region, code) = (.addressProvince, .digits)
    case "GB":
      parts = [.street, .addition, .city, .postalCode]
      (postalCode, city) = (.addressPostcode, .addressTownOrCity)
    case "IE":
      parts = [.street, .addition, .city, .region, .postalCode]
      (postalCode, city, region) = (.addressEircode, .addressTownOrCity, .addressCounty)
    case "US": cityRegionCode(.addressZIPCode, .addressState, .digitsAndDash)
    case "CA": cityRegionCode(.addressPostalCode, .addressProvinceOrTerritory, .mixed)
    case "AU":
      cityRegionCode(.addressPostcode, .addressStateOrTerritory, .digits)
      city = .addressSuburbOrTown
    case "NZ":
      parts = [.street, .addition, .city, .postalCode]
      (postalCode, city, code) = (.addressPostcode, .addressTownOrCity, .digits)
    case "IN": cityRegionCode(.addressPINCode, .addressState, .digits)
    case "BR": cityRegionCode(.addressCEP, .addressState, .digitsAndDash)
    case "JP":
      parts = [.postalCode, .region, .city, .street, .addition]
      (region, city, code) = (.addressPrefecture, .addressCityOrWard, .digitsAndDash)
    default: break
    }
  }

  private mutating func codeThenCity() {
    parts = [.street, .addition, .postalCode, .city]
    (city, code) = (.addressTownOrCity, .digits)
  }

  private mutating func cityRegionCode(
    _ postalCode: FormWord, _ region: FormWord, _ code: Code
  ) {
    parts = [.street, .addition, .city, .region, .postalCode]
    (self.postalCode, self.region, self.code) = (postalCode, region, code)
  }

  /// What a part is called there.
  func title(of part: Part) -> FormWord {
    switch part {
    case .street: .addressStreet
    case .addition: .addressStreetAddition
    case .postalCode: postalCode
    case .city: city
    case .region: region
    }
  }
}
