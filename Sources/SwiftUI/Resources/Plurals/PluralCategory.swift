/// The forms a language gives a counted word, as CLDR and string catalogues name them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
