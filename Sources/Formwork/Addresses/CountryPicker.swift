import FormCore
import SwiftUI

/// A choice of all countries, by their names in the person's language and in its order.
///
/// ```swift
/// CountryPicker(selection: $country)
/// ```
///
/// Source: ISO 3166-1, by way of Foundation's `Locale.Region`; names from Unicode's CLDR.
public struct CountryPicker: View {
  private let title: LocalizedStringKey?
  private let words = FormWords()
  @Binding private var selection: String
  @Environment(\.locale) private var locale

  /// A choice that writes codes of two letters; an empty one stands for none yet.
  ///
  /// - Parameters:
  ///   - titleKey: Its name; "Country or region" in the language of the form where none is given.
  ///   - selection: The code.
  public init(_ titleKey: LocalizedStringKey? = nil, selection: Binding<String>) {
    title = titleKey
    _selection = selection
  }

  public var body: some View {
    Picker(selection: $selection) {
      if !isListed { words.text(.addressCountryPrompt).tag(selection) }
      ForEach(Country.all(in: locale)) { country in
        Text(verbatim: country.name).tag(country.code)
      }
    } label: {
      title.map { Text($0) } ?? words.text(.addressCountry)
    }
  }

  /// What is no country keeps a place of its own, or nothing would be shown as chosen.
  private var isListed: Bool { Country.codes.contains(selection) }
}

/// A country and its name in one language.
struct Country: Identifiable, Equatable {
  let code: String
  let name: String

  var id: String { code }

  /// The codes of two letters that stand for countries and territories with post of their own.
  static let codes: Set<String> = Set(
    Locale.Region.isoRegions.map(\.identifier).filter { code in
      code.count == 2 && code.allSatisfy(\.isLetter) && !notCountries.contains(code)
    })

  /// Every country by its name, in the alphabet of the locale.
  static func all(in locale: Locale) -> [Country] {
    codes.map { Country(code: $0, name: locale.localizedString(forRegionCode: $0) ?? $0) }
      .sorted { a, b in
        a.name.compare(b.name, options: [.caseInsensitive], locale: locale) == .orderedAscending
      }
  }

  /// Unions, outlying parts without addresses, and codes for nowhere.
  private static let notCountries: Set<String> = [
    "AQ", "BV", "CP", "CQ", "DG", "EA", "EU", "EZ", "HM", "IC", "QO", "UN", "XA", "XB", "ZZ",
  ]
}
