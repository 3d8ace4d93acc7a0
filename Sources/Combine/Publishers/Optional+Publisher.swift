extension Optional {
  /// A publisher of the value, or of nothing.
  public var publisher: Publisher { Publisher(output: self) }

  /// Sends an optional's value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// The type inside of the optional.
    public typealias Output = Wrapped
    /// A value that is there cannot fail to come.
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    /// Sends the value as soon as it is asked for; nil ends at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      guard let output else {
        return Empty<Wrapped, Never>().receive(subscriber: subscriber)
      }
      subscriber.receive(subscription: Once(to: subscriber, value: output))
    }
  }
}
