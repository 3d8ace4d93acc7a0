extension Publishers {
  /// A publisher without values, which ends as its upstream does.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The upstream's type, of which no value comes.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Passes on the end alone.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(to: subscriber) { _ in .skip })
    }
  }
}

extension Publisher {
  /// Leaves out all values and ends as this publisher does.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
