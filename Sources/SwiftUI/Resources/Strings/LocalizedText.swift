/// What a table says for one key in one language: a text, or one per plural form, and the
/// substitutions it refers to.
package struct LocalizedText: Hashable, Sendable {
  package enum Variants: Hashable, Sendable {
    case text(FormatString)
    case plural([PluralCategory: FormatString])
  }

  /// A part of the text that varies with one argument, `%#@name@` in it.
  package struct Substitution: Hashable, Sendable {
    package var variants: Variants
    /// Counted from 1; nil takes the next argument.
    package var argumentNumber: Int?
    /// How `%arg` is shown (`lld`, `.1f`), without the `%`.
    package var specifier: FormatString.Specifier?
  }

  package var variants: Variants
  package var substitutions: [String: Substitution] = [:]

  package init(variants: Variants, substitutions: [String: Substitution] = [:]) {
    self.variants = variants
    self.substitutions = substitutions
  }

  package init(_ text: String) {
    self.init(variants: .text(FormatString(text)))
  }
}

extension LocalizedText.Variants {
  /// The form for a number; `other`, then any, when the translator left the right one out.
  ///
  /// As in Foundation a `zero` form takes the number 0 in every language.
  func format(for number: PluralOperands?, language: String) -> FormatString {
    switch self {
    case .text(let format): return format
    case .plural(let forms):
      if let number {
        if number == PluralOperands(UInt64(0)), let zero = forms[.zero] { return zero }
        if let form = forms[PluralRules.rules(for: language).category(for: number)] {
          return form
        }
      }
      return forms[.other]
        ?? PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
        ?? FormatString("")
    }
  }
}
