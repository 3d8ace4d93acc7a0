/// A value that may be no answer yet, which ``Rule/required`` does not accept.
public protocol Emptiable {
  /// Whether nothing was answered.
  var isUnanswered: Bool { get }
}

extension String: Emptiable {
  /// Whether there is nothing to see: white space and invisible marks are no answer.
  public var isUnanswered: Bool { isBlank }
}

extension Optional: Emptiable {
  /// Whether there is no value, or one that is no answer itself.
  public var isUnanswered: Bool {
    guard let self else { return true }
    return (self as? any Emptiable)?.isUnanswered ?? false
  }
}

extension Bool: Emptiable {
  /// A consent that is not given is no answer.
  public var isUnanswered: Bool { !self }
}

extension Array: Emptiable {
  /// Whether there is no element.
  public var isUnanswered: Bool { isEmpty }
}

extension Set: Emptiable {
  /// Whether there is no element.
  public var isUnanswered: Bool { isEmpty }
}

func isUnanswered<Value>(_ value: Value) -> Bool {
  (value as? any Emptiable)?.isUnanswered ?? false
}
