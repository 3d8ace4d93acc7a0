/// Whether a field or a form may be submitted.
public enum Validity: Equatable, Sendable {
  /// Every rule passes.
  case valid
  /// At least one issue is an error.
  case invalid
  /// No rule fails, and an asynchronous one has not answered yet.
  case pending
}
