extension Publishers {
  /// A publisher of the values of any number of publishers as they come.
  ///
  /// `Merge` and `Merge3` to `Merge8` are this one behind Apple's types, each of which has a member and a
  /// generic parameter for each publisher; no language feature makes those from one declaration.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of all publishers, as they come.
    public typealias Output = Upstream.Output
    /// It fails as soon as one of them does.
    public typealias Failure = Upstream.Failure

    /// All of which are heard at once.
    public let publishers: [Upstream]

    /// Merges publishers of the same kind.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges publishers of the same kind.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Subscribes to all publishers; it ends when all have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.subscribe(subscriber)
    }
  }

  /// A publisher of the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    /// The values of both publishers, as they come.
    public typealias Output = A.Output
    /// It fails as soon as either does.
    public typealias Failure = A.Failure

    /// One of the merged publishers.
    public let a: A
    /// One of the merged publishers.
    public let b: B

    /// Merges publishers of the same kind.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to both publishers; it ends when both have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends another publisher's values among this one's, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends two other publishers' values among this one's, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Sends three other publishers' values among this one's, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the values of another publisher of the same type among this one's, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
