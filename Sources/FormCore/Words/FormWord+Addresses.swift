// What the parts of an address are called: by countries in their own way, and so that somebody finds
// the part who reads another language.

extension FormWord {
  /// The country.
  public static let addressCountry = FormWord("addressCountry")
  /// Stands where no country is chosen yet.
  public static let addressCountryPrompt = FormWord("addressCountryPrompt")
  /// Street and number.
  public static let addressStreet = FormWord("addressStreet")
  /// A second line for them, which may be empty.
  public static let addressStreetAddition = FormWord("addressStreetAddition")

  /// The postal code, as most countries call it.
  public static let addressPostalCode = FormWord("addressPostalCode")
  /// The postal code of Australia, New Zealand and the United Kingdom.
  public static let addressPostcode = FormWord("addressPostcode")
  /// The postal code of the United States.
  public static let addressZIPCode = FormWord("addressZIPCode")
  /// The postal code of Ireland.
  public static let addressEircode = FormWord("addressEircode")
  /// The postal code of India.
  public static let addressPINCode = FormWord("addressPINCode")
  /// The postal code of Brazil.
  public static let addressCEP = FormWord("addressCEP")

  /// The city, as most countries call it.
  public static let addressCity = FormWord("addressCity")
  /// The place in countries whose addresses end in towns as well.
  public static let addressTownOrCity = FormWord("addressTownOrCity")
  /// The place in Australia.
  public static let addressSuburbOrTown = FormWord("addressSuburbOrTown")
  /// The place in Japan.
  public static let addressCityOrWard = FormWord("addressCityOrWard")

  /// The part of a country, where nothing more is known.
  public static let addressRegion = FormWord("addressRegion")
  /// The part of Brazil, India and the United States.
  public static let addressState = FormWord("addressState")
  /// The part of Australia.
  public static let addressStateOrTerritory = FormWord("addressStateOrTerritory")
  /// The part of Italy and Spain.
  public static let addressProvince = FormWord("addressProvince")
  /// The part of Canada.
  public static let addressProvinceOrTerritory = FormWord("addressProvinceOrTerritory")
  /// The part of Ireland.
  public static let addressCounty = FormWord("addressCounty")
  /// The part of Japan.
  public static let addressPrefecture = FormWord("addressPrefecture")
}
