extension Publishers {
  /// A publisher of the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure
  {
    public typealias Output = A.Output
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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    public typealias Output = A.Output
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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure
  {
    public typealias Output = A.Output
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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of six publishers as they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
  {
    public typealias Output = A.Output
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
    /// One of the merged publishers.
    public let f: F

    /// Merges publishers of the same kind.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure
  {
    public typealias Output = A.Output
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
    /// One of the merged publishers.
    public let f: F
    /// One of the merged publishers.
    public let g: G

    /// Merges publishers of the same kind.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
  {
    public typealias Output = A.Output
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
    /// One of the merged publishers.
    public let f: F
    /// One of the merged publishers.
    public let g: G
    /// One of the merged publishers.
    public let h: H

    /// Merges publishers of the same kind.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }
}
