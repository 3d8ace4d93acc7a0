extension Publisher {
  /// Sends pairwise the values of this and another publisher, as a tuple.
  public func zip<B: Publisher>(
    _ b: B
  ) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// Sends pairwise the values of this and another publisher, as a closure combines them.
  public func zip<B: Publisher, T>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, B>, T>
  where B.Failure == Failure {
    zip(b).map { transform($0, $1) }
  }

  /// Sends pairwise the values of this and two other publishers, as a tuple.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Sends pairwise the values of this and two other publishers, as a closure combines them.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0, $1, $2) }
  }

  /// Sends pairwise the values of this and three other publishers, as a tuple.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Sends pairwise the values of this and three other publishers, as a closure combines them.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0, $1, $2, $3) }
  }
}
