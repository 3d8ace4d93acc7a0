import Foundation

extension Publishers {
  /// A publisher that connects for its first subscriber and disconnects after its last.
  ///
  /// Each subscription holds the publisher, so the connection lasts as long as someone listens.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private let lock = NSLock()
    private var listeners = 0
    private var connection: (any Cancellable)?

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Passes the upstream's values on, and connects if this is the only subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        listeners += 1
        return listeners == 1
      }
      upstream.handleEvents(
        receiveCompletion: { _ in self.leave() }, receiveCancel: { self.leave() }
      ).subscribe(subscriber)
      if isFirst { connect() }
    }

    private func connect() {
      let connection = upstream.connect()
      let isWanted = lock.withLock {
        if listeners > 0 { self.connection = connection }
        return listeners > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        listeners -= 1
        guard listeners == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}
