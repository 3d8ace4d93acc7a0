extension Publishers {
  /// A publisher whose error is replaced by another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What the error becomes.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Passes everything on, and what the error becomes in its place.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        to: subscriber, onValue: { .emit($0) }, onCompletion: { (nil, $0.mapFailure(transform)) })
      upstream.subscribe(stage)
    }
  }

  /// A publisher that cannot fail but is said to.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output

    /// The publisher this one listens to.
    public let upstream: Upstream

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Passes everything on; there is no failure among it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Upstream.Output, Never, S>(
        to: subscriber, onValue: { .emit($0) }, onCompletion: { _ in (nil, .finished) })
      upstream.subscribe(stage)
    }
  }

  /// A publisher that is known never to fail.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output
    /// A failure of the upstream stops the process instead.
    public typealias Failure = Never

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What the message of the stopped process begins with.
    public let prefix: String

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, prefix: String) {
      self.upstream = upstream
      self.prefix = prefix
    }

    /// Passes everything on, and stops the process at a failure.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let prefix = prefix
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        to: subscriber, onValue: { .emit($0) },
        onCompletion: { (nil, $0.mapFailure { fatalError("\(prefix)\($0)") }) })
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Replaces the error this publisher fails with.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the process if this publisher fails.
  public func assertNoFailure(_ prefix: String = "") -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix)
  }
}

extension Publisher where Failure == Never {
  /// Says that this publisher may fail, so that it can be joined with one that does.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
