import Foundation

extension LocalizedText {
  /// The text with its arguments in place.
  ///
  /// - Parameter language: The language the text is written in; it decides the plural form.
  /// - Parameter locale: The locale of the session; it decides how numbers are written.
  package func rendered(
    _ arguments: [LocalizedArgument], key: FormatString, language: String, locale: Locale
  ) -> String {
    if arguments.isEmpty, case .text(let format) = variants { return format.text }
    var rendering = LocalizedTextRendering(
      substitutions: substitutions, arguments: arguments, language: language,
      locale: locale)
    let number = arguments.lazy.filter(\.isNumber).first?.pluralOperands(for: key.firstNumber)
    let format = variants.format(for: number, language: language)
    if arguments.isEmpty { return format.text }
    rendering.append(format)
    return rendering.result
  }
}

/// One text on its way to being shown.
private struct LocalizedTextRendering {
  /// Substitutions may name each other; a translation of a few bytes must not grow without end.
  static let maximumSubstitutionCount = 64
  static let maximumDepth = 8

  let substitutions: [String: LocalizedText.Substitution]
  let arguments: [LocalizedArgument]
  let language: String
  let locale: Locale

  var result = ""
  private var next = 0
  private var substitutionCount = 0

  init(
    substitutions: [String: LocalizedText.Substitution], arguments: [LocalizedArgument],
    language: String, locale: Locale
  ) {
    self.substitutions = substitutions
    self.arguments = arguments
    self.language = language
    self.locale = locale
  }

  /// Inside a substitution the first specifier without a position is its own argument.
  mutating func append(
    _ format: FormatString, own: (index: Int, specifier: FormatString.Specifier?)? = nil,
    depth: Int = 0
  ) {
    guard !format.pieces.isEmpty else {
      result += format.text
      return
    }
    var isOwnTaken = own == nil
    for piece in format.pieces {
      switch piece {
      case .literal(let text): result += text
      case .percent: result += "%"
      case .ownArgument: appendOwn(own)
      case .specifier(let specifier):
        if specifier.position == nil, !isOwnTaken, let own {
          isOwnTaken = true
          append(specifier, at: own.index)
        } else {
          append(specifier, at: index(specifier.position))
        }
      case .substitution(let name, let position, let text):
        append(substitution: name, position: position, text: text, depth: depth + 1)
      }
    }
  }

  private mutating func append(_ specifier: FormatString.Specifier, at index: Int) {
    result +=
      argument(index).flatMap { specifier.rendering(of: $0, locale: locale) }
      ?? specifier.text
  }

  private mutating func appendOwn(_ own: (index: Int, specifier: FormatString.Specifier?)?) {
    guard let own, let argument = argument(own.index) else {
      result += "%arg"
      return
    }
    let any = FormatString.Specifier(text: "%arg", position: nil, conversion: "@")
    result += (own.specifier ?? any).rendering(of: argument, locale: locale) ?? "%arg"
  }

  private mutating func append(substitution name: String, position: Int?, text: String, depth: Int)
  {
    guard let substitution = substitutions[name], depth <= Self.maximumDepth,
      substitutionCount < Self.maximumSubstitutionCount
    else {
      result += text
      return
    }
    substitutionCount += 1
    let index = index(substitution.argumentNumber, of: position)
    let specifier = substitution.specifier
    let number = argument(index)?.pluralOperands(for: specifier)
    append(
      substitution.variants.format(for: number, language: language), own: (index, specifier),
      depth: depth)
  }

  /// The index of a substitution's argument. Its number comes from the catalogue, so a `%@` after
  /// it counts on, unlike after a position in the text.
  private mutating func index(_ number: Int?, of position: Int?) -> Int {
    guard let number else { return index(position) }
    if number - 1 == next { next += 1 }
    return number - 1
  }

  /// The index a position names, or the next one in turn.
  private mutating func index(_ position: Int?) -> Int {
    if let position { return position - 1 }
    defer { next += 1 }
    return next
  }

  private func argument(_ index: Int) -> LocalizedArgument? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }
}
