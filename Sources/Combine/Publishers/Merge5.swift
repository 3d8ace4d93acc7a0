extension Publishers {
  /// A publisher of the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure
  {
    /// The values of all five, as they come.
    public typealias Output = A.Output
    /// It fails as soon as one of them does.
    public typealias Failure = A.Failure

    /// One of the merged publishers.
    public let a: A
    /// One of the merged publishers.
    public let b: B
    /// One of the merged publishers.
    public let c: C
    /// One of the merged publishers.
    public let d: D
    /// One of the merged publishers.
    public let e: E

    /// Merges publishers of the same kind.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes to all five; it ends when all have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }
}
