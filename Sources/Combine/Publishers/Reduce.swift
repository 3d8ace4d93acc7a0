extension Publishers {
  /// A publisher of one result, sent when the upstream ends.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// It fails as its upstream does, and then sends no result.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initial: Output
    /// Combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Combines the upstream's values, beginning anew for each subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      let stage = Stage<Upstream.Output, Failure, S>(
        to: subscriber,
        onValue: { value in
          result = next(result, value)
          return .skip
        },
        onCompletion: { end in
          if case .finished = end { return (result, end) }
          return (nil, end)
        })
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Combines all values into one result, sent when this publisher ends.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Collects all values into one array, sent when this publisher ends.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Counts the values and sends the number when this publisher ends.
  public func count() -> Publishers.Reduce<Self, Int> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Sends the last value when this publisher ends.
  public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { $1 }.compactMap { $0 }
  }

  /// Sends the last value that meets a condition when this publisher ends.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { predicate($1) ? $1 : $0 }.compactMap { $0 }
  }
}
