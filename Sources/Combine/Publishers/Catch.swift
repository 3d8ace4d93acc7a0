extension Publishers {
  /// A publisher that goes on with another when its upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values are those of either publisher.
    public typealias Output = Upstream.Output
    /// It fails as the second publisher does: the first one's failures are caught.
    public typealias Failure = NewPublisher.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// Makes the publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Passes the upstream's values on; when it fails, those of the publisher that the handler
    /// makes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(to: subscriber)
      subscriber.receive(subscription: relay)
      relay.follow(upstream) { end in
        guard case .failure(let error) = end else { return relay.finish(.finished) }
        relay.follow(handler(error)) { relay.finish($0) }
      }
    }
  }

  /// A publisher that goes on with another when its upstream fails, or fails itself.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values are those of either publisher.
    public typealias Output = Upstream.Output
    /// What the handler throws, or what the second publisher fails with.
    public typealias Failure = any Error

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// Makes the publisher to go on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Passes the upstream's values on; when it fails, those of the publisher that the handler
    /// makes. Where the handler throws, that is the end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(to: subscriber)
      subscriber.receive(subscription: relay)
      relay.follow(upstream) { end in
        guard case .failure(let error) = end else { return relay.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.finish($0.mapFailure { $0 }) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }

  /// A publisher that begins again when its upstream fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The values of all attempts, one after the other.
    public typealias Output = Upstream.Output
    /// What the last attempt failed with.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// How often it begins again; nil without limit.
    public let retries: Int?

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Subscribes to the upstream, and once more after each failure while attempts are left.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(to: subscriber)
      subscriber.receive(subscription: relay)
      attempt(relay, left: retries)
    }
  }
}

extension Publishers.Retry {
  private func attempt<S: Subscriber>(_ relay: Relay<S>, left: Int?)
  where S.Input == Output, S.Failure == Failure {
    relay.follow(upstream) { end in
      guard case .failure = end, left != 0 else { return relay.finish(end) }
      attempt(relay, left: left.map { $0 - 1 })
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or fails with what the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again when this publisher fails, at most so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
