extension Publishers {
  /// A publisher that sends a value in place of failing.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The upstream's values, and the other one in place of its failure.
    public typealias Output = Upstream.Output
    /// The failure is replaced, so that none is left.
    public typealias Failure = Never

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The value sent in place of the error.
    public let output: Upstream.Output

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Passes everything on; in place of a failure it sends the value and ends.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        to: subscriber, onValue: { .emit($0) },
        onCompletion: { end in
          if case .failure = end { return (output, .finished) }
          return (nil, .finished)
        })
      upstream.subscribe(stage)
    }
  }

  /// A publisher that sends a value if there is no other.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The upstream's values, or the other one where there is none.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does; a failure without a value is not replaced.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The value sent if there is no other.
    public let output: Upstream.Output

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Passes everything on; at an end without a value it sends the other one first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      var isEmpty = true
      let stage = Stage<Upstream.Output, Failure, S>(
        to: subscriber,
        onValue: { value in
          isEmpty = false
          return .emit(value)
        },
        onCompletion: { end in
          if case .finished = end, isEmpty { return (output, end) }
          return (nil, end)
        })
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends a value and ends in place of failing.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends a value if this publisher ends without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
