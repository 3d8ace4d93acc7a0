/// What counts as the name of a host: labels of letters, digits and inner dashes, joined by dots.
enum HostName {
  /// Source: RFC 1035, section 2.3.4.
  private static let maximumLabelLength = 63

  static func isPlausible(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isLabel)
  }

  private static func isLabel(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, let last = scalars.last else { return false }
    guard scalars.count <= maximumLabelLength, first != "-", last != "-" else { return false }
    return scalars.allSatisfy { $0.isASCIILetterOrDigit || $0 == "-" || $0.isForeign }
  }
}

extension Unicode.Scalar {
  var isASCIILetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// A visible character beyond ASCII, or a joiner, which some scripts need between letters.
  ///
  /// Controls, bidi overrides, spaces and unassigned scalars are none: they make one address look
  /// like another.
  var isForeign: Bool {
    guard value >= 0x80 else { return false }
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    case .format:
      return value == 0x200C || value == 0x200D
    default:
      return !isBlank || properties.isVariationSelector
    }
  }
}
