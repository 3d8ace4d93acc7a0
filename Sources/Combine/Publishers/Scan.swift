extension Publishers {
  /// A publisher of running results.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initialResult: Output
    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Combines the upstream's values, beginning anew for each subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      let stage = Stage<Upstream.Output, Failure, S>(to: subscriber) { value in
        result = next(result, value)
        return .emit(result)
      }
      upstream.subscribe(stage)
    }
  }

  /// A publisher of running results of a closure that may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// What the closure throws, or what the upstream fails with.
    public typealias Failure = any Error

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initialResult: Output
    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Combines the upstream's values until the closure throws.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) { value in
        result = try next(result, value)
        return .emit(result)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Combines each value with the result so far and sends the new result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines each value with the result so far, until the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
