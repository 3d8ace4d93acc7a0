/// A publisher that sends nothing until it is told to connect.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending; cancelling the result stops it for every subscriber.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber arrives and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
