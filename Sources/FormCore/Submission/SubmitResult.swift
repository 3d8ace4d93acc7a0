/// How a submission ended.
public enum SubmitResult: Equatable, Sendable {
  /// The action has ended.
  case succeeded
  /// A field is invalid, by its rules or by the server's answer.
  case invalid
  /// Another submission was running; this one did nothing.
  case refused
  /// The action has thrown an error that belongs to no field.
  case failed(message: String)
  /// The form was reset, or the task cancelled, before the end.
  case cancelled
}
