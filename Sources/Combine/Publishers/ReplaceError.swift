extension Publishers {
  /// A publisher that sends a value in place of failing.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
    public typealias Output = Upstream.Output
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
