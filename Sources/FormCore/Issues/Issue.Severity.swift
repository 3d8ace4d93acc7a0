extension Issue {
  /// How much an issue weighs: only an error makes a field invalid.
  public enum Severity: Int, Comparable, Sendable, CaseIterable {
    /// A hint that asks for nothing.
    case info
    /// Probably a mistake; the form may be submitted all the same.
    case warning
    /// The form cannot be submitted.
    case error

    /// A hint weighs less than a warning, a warning less than an error.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}
