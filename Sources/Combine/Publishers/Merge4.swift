extension Publishers {
  /// A publisher of the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The values of all four, as they come.
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

    /// Merges publishers of the same kind.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all four; it ends when all have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }
}
