import Testing

extension Screen {
  /// Records a failed step as an issue of the running test.
  static func reportFailure(_ message: String) {
    Issue.record(Comment(rawValue: message))
  }
}
