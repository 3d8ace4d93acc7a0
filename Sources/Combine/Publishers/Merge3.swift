extension Publishers {
  /// A publisher of the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure
  {
    /// The values of all three, as they come.
    public typealias Output = A.Output
    /// It fails as soon as one of them does.
    public typealias Failure = A.Failure

    /// One of the merged publishers.
    public let a: A
    /// One of the merged publishers.
    public let b: B
    /// One of the merged publishers.
    public let c: C

    /// Merges publishers of the same kind.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all three; it ends when all have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }
}
