extension Publishers {
  /// A publisher of the values in a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// Those of the upstream's values whose positions lie in the range.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does before the range is through.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The positions, counted from zero.
    public let range: Range<Int>

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, range: Range<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Passes the range on and cancels the upstream after its last value. An empty range subscribes
    /// to nothing.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let range = range
      guard !range.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      var position = -1
      let stage = Stage<Upstream.Output, Failure, S>(to: subscriber) { value in
        position += 1
        if position < range.lowerBound { return .skip }
        if position < range.upperBound - 1 { return .emit(value) }
        return .finish(value, .finished)
      }
      upstream.subscribe(stage)
    }
  }

  /// A publisher that ends before the first value that fails a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream's values before the first that fails the condition.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does while the condition holds.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The condition: values pass while it holds.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Passes values on while the condition holds, and then cancels the upstream.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      let stage = Stage<Upstream.Output, Failure, S>(to: subscriber) { value in
        predicate(value) ? .emit(value) : .finish(nil, .finished)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Ends after this many values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Ends before the first value that fails a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Lets through the value at one position, counted from zero.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<(index + 1))
  }

  /// Lets through the values at a range of positions, counted from zero.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
