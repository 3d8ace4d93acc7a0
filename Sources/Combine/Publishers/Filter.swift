extension Publishers {
  /// A publisher of the values that meet a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// Those of the upstream's values that meet the condition.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The condition: values pass for which it holds.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Passes on each value for which the condition holds.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(Stage(to: subscriber) { isIncluded($0) ? .emit($0) : .skip })
    }
  }

  /// A publisher of the values that meet a condition that may throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// Those of the upstream's values that meet the condition.
    public typealias Output = Upstream.Output
    /// What the condition throws, or what the upstream fails with.
    public typealias Failure = any Error

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The condition: values pass for which it holds.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Passes on each value for which the condition holds, until it throws.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) {
        try isIncluded($0) ? .emit($0) : .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Lets through the values that meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Lets through the values that meet a condition that may throw, which ends the publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
