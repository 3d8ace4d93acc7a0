extension Publishers {
  /// A publisher without the values that repeat the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// Those of the upstream's values that differ from the one passed on before.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// Whether two values count as the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Compares each value with the last one that was passed on; the first always passes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      let stage = Stage<Output, Failure, S>(to: subscriber) { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .emit(value)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out each value that is the same as the one before, as a closure sees it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
