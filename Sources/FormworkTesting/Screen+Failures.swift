import Testing

extension Screen {
  /// Records a failed step as an issue of the running test, at the line that asked for the step.
  static func reportFailure(_ message: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
