/// Where post goes, in the parts that most countries know; the addressee is not one of them.
///
/// ```swift
/// @State private var address = PostalAddress(country: "CH")
/// ```
///
/// Each part is text as a person wrote it. What a country has no use for stays as it is, so that
/// somebody who picks a country by mistake loses nothing; ``parts`` says what counts.
public struct PostalAddress: Codable, Hashable, Sendable {
  /// Street and number, in the order of the country.
  public var street: String
  /// What the first line has no room for: a floor, a building, "c/o".
  public var addition: String
  /// The postal code, which not every country has.
  public var postalCode: String
  /// The town, city or post town.
  public var city: String
  /// The state, province, prefecture or county, where post needs it.
  public var region: String
  /// The country's code of two letters (ISO 3166-1), or empty for none yet.
  public var country: String

  /// An address; what is not given is empty.
  public init(
    street: String = "", addition: String = "", postalCode: String = "", city: String = "",
    region: String = "", country: String = ""
  ) {
    self.street = street
    self.addition = addition
    self.postalCode = postalCode
    self.city = city
    self.region = region
    self.country = country
  }
}

extension PostalAddress {
  /// One line to fill in.
  public enum Part: String, CaseIterable, Sendable {
    /// Street and number.
    case street
    /// A second line for them.
    case addition
    /// The postal code.
    case postalCode
    /// The town or city.
    case city
    /// The state, province, prefecture or county.
    case region
  }

  /// The parts that the country's addresses have, in the order in which people there write them.
  public var parts: [Part] { AddressFormat(country: country).parts }
}
