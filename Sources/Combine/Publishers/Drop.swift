extension Publishers {
  /// A publisher without the first few values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values are those of the upstream from the one after `count` on.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Leaves out `count` values, counted anew for each subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      let stage = Stage<Output, Failure, S>(to: subscriber) { value in
        if left == 0 { return .emit(value) }
        left -= 1
        return .skip
      }
      upstream.subscribe(stage)
    }
  }

  /// A publisher that begins with the first value that fails a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The values are those of the upstream from the first that fails the condition on.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The condition: values are dropped while it holds.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Leaves out values until one fails the condition, which is not asked after that.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isOpen = false
      let stage = Stage<Output, Failure, S>(to: subscriber) { value in
        isOpen = isOpen || !predicate(value)
        return isOpen ? .emit(value) : .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out the first values, one unless told otherwise.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out values until one fails a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
