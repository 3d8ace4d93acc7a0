extension Publishers {
  /// A publisher of transformed values without the nil ones.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What each value becomes, or nil.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Passes on what each value becomes, unless it is nil.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(Stage(to: subscriber) { transform($0).map { .emit($0) } ?? .skip })
    }
  }

  /// A publisher of values transformed by a closure that may throw, without the nil ones.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// What the closure throws, or what the upstream fails with.
    public typealias Failure = any Error

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What each value becomes, or nil.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Passes on what each value becomes, unless it is nil, until the closure throws.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) {
        try transform($0).map { .emit($0) } ?? .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Transforms each value and leaves out those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value, leaves out those that become nil, and ends when the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
