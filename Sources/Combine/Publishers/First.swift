extension Publishers {
  /// A publisher that ends with its upstream's first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// One value, or none where the upstream had none.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does before there is a value.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Passes one value on and cancels the upstream.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(to: subscriber) { .finish($0, .finished) })
    }
  }

  /// A publisher of the first value that meets a condition.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// One value, or none where no value meets the condition.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does before there is a value.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The condition: the first value for which it holds is the one.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Passes on the first value for which the condition holds, and cancels the upstream.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Stage(to: subscriber) { predicate($0) ? .finish($0, .finished) : .skip })
    }
  }

  /// A publisher that sends whether any value meets a condition.
  public struct Contains<Upstream: Publisher>: Publisher {
    /// True with the first value that meets the condition, false at the end without one.
    public typealias Output = Bool
    /// It fails as its upstream does before the answer is known.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The condition: the first value for which it holds is the one.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Asks of each value whether it meets the condition, until one does.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      let stage = Stage<Upstream.Output, Failure, S>(
        to: subscriber, onValue: { predicate($0) ? .finish(true, .finished) : .skip },
        onCompletion: { end in
          if case .finished = end { return (false, end) }
          return (nil, end)
        })
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the first value and ends.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first value that meets a condition and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether any value meets a condition, as soon as that is known.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, predicate: predicate)
  }

  /// Sends whether all values meet a condition, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Map<Publishers.Contains<Self>, Bool> {
    contains { !predicate($0) }.map { !$0 }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether any value equals this one, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    contains { $0 == output }
  }
}
