extension Publishers {
  /// A publisher of one array of all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// One array, which is empty when there was no value.
    public typealias Output = [Upstream.Output]
    /// It fails as its upstream does, and then sends no array.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Gathers the upstream's values, however many there are.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var all: [Upstream.Output] = []
      let stage = Stage<Upstream.Output, Failure, S>(
        to: subscriber,
        onValue: { value in
          all.append(value)
          return .skip
        },
        onCompletion: { end in
          if case .finished = end { return (all, end) }
          return (nil, end)
        })
      upstream.subscribe(stage)
    }
  }

  /// A publisher of arrays of so many values each; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Arrays of `count` values; the last may be shorter, and none is empty.
    public typealias Output = [Upstream.Output]
    /// It fails as its upstream does, and then drops what was gathered.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// How many values an array holds.
    public let count: Int

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Gathers the upstream's values, `count` at a time.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let count = count
      var batch: [Upstream.Output] = []
      let stage = Stage<Upstream.Output, Failure, S>(
        to: subscriber,
        onValue: { value in
          batch.append(value)
          guard batch.count >= count else { return .skip }
          defer { batch = [] }
          return .emit(batch)
        },
        onCompletion: { end in
          if case .finished = end, !batch.isEmpty { return (batch, end) }
          return (nil, end)
        })
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Collects values into arrays of so many each; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
