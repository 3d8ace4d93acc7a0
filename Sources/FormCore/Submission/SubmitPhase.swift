/// Where the submission of a form stands.
///
///     idle ─ submit ─ checking ─ running ─┬─ succeeded
///      │                 │                └─ failed
///      └──── invalid ────┘
public enum SubmitPhase: Equatable, Sendable {
  /// Nothing was submitted, or what was tried is invalid.
  case idle
  /// Asynchronous rules are awaited.
  case checking
  /// The action runs.
  case running
  /// The action has ended.
  case succeeded
  /// The action has thrown an error that belongs to no field.
  case failed(message: String)

  /// Whether a submission is under way.
  public var isBusy: Bool { self == .checking || self == .running }
}
