/// What went wrong with a draft. The form goes on without it.
public enum DraftWarning: Error, Sendable {
  /// The draft could not be read as values of the form, and was dropped.
  case unreadable(any Error)
  /// The draft is of another version, and was dropped.
  case otherVersion(Int)
  /// The store failed.
  case store(any Error)
}
