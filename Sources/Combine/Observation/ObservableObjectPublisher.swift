/// Announces that an object is about to change.
///
/// `@unchecked`: all state is in the broadcast, under its lock.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// What changes is not said.
  public typealias Output = Void
  /// The publisher neither fails nor ends.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Adds a subscriber, which is told of each change from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.attach(subscriber)
  }

  /// Tells every subscriber that the object is about to change.
  public func send() { broadcast.send(()) }
}
