// What the parts of an address are called: by countries in their own way, and so that somebody finds
// the part who reads another language.

extension FormWord {
  /// The country.
  public static let country = FormWord("country")
  /// Stands where no country is chosen yet.
  public static let choose = FormWord("choose")
  /// Street and number.
  public static let street = FormWord("street")
  /// A second line for them, which may be empty.
  public static let streetAddition = FormWord("streetAddition")

  /// The postal code, as most countries call it.
  public static let postalCode = FormWord("postalCode")
  /// The postal code of Australia, New Zealand and the United Kingdom.
  public static let postcode = FormWord("postcode")
  /// The postal code of the United States.
  public static let zipCode = FormWord("zipCode")
  /// The postal code of Ireland.
  public static let eircode = FormWord("eircode")
  /// The postal code of India.
  public static let pinCode = FormWord("pinCode")
  /// The postal code of Brazil.
  public static let cep = FormWord("cep")

  /// The city, as most countries call it.
  public static let city = FormWord("city")
  /// The place in countries whose addresses end in towns as well.
  public static let townOrCity = FormWord("townOrCity")
  /// The place in Australia.
  public static let suburbOrTown = FormWord("suburbOrTown")
  /// The place in Japan.
  public static let cityOrWard = FormWord("cityOrWard")

  /// The part of a country, where nothing more is known.
  public static let region = FormWord("region")
  /// The part of Brazil, India and the United States.
  public static let state = FormWord("state")
  /// The part of Australia.
  public static let stateOrTerritory = FormWord("stateOrTerritory")
  /// The part of Italy and Spain.
  public static let province = FormWord("province")
  /// The part of Canada.
  public static let provinceOrTerritory = FormWord("provinceOrTerritory")
  /// The part of Ireland.
  public static let county = FormWord("county")
  /// The part of Japan.
  public static let prefecture = FormWord("prefecture")
}
