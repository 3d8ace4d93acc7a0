extension Publishers {
  /// A publisher of transformed values.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What each value becomes.
    public let transform: (Upstream.Output) -> Output

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Passes on what each value becomes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(Stage(to: subscriber) { .emit(transform($0)) })
    }
  }

  /// A publisher of values transformed by a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// What the closure throws, or what the upstream fails with.
    public typealias Failure = any Error

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What each value becomes.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Passes on what each value becomes, until the closure throws.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) {
        .emit(try transform($0))
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value with a closure that may throw, which ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
