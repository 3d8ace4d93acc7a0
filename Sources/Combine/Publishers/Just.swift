/// A publisher of a single value.
public struct Just<Output>: Publisher {
  /// A value that is there cannot fail to come.
  public typealias Failure = Never

  /// The value that each subscriber gets.
  public let output: Output

  /// Makes a publisher of this value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value as soon as it is asked for, and ends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Once(to: subscriber, value: output))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
