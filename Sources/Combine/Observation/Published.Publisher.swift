extension Published {
  /// Sends a property's current value on subscription, then each new one before it is stored.
  public struct Publisher: Combine.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Sends the current value as soon as it is asked for one, then each new one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

extension Published.Publisher: Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, for as long as the property lives.
  ///
  /// Unlike `assign(to:on:)` nothing is returned to keep, and the object is not held.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in }, receiveValue: { [weak storage] in storage?.set($0) })
    storage.keep(AnyCancellable(sink))
    subscribe(sink)
  }
}
