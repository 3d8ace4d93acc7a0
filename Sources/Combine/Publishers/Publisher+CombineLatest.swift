extension Publisher {
  /// Sends the latest values of this and another publisher, as a tuple.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Sends the latest values of this and another publisher, as a closure combines them.
  public func combineLatest<B: Publisher, T>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
  where B.Failure == Failure {
    combineLatest(b).map { transform($0, $1) }
  }

  /// Sends the latest values of this and two other publishers, as a tuple.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Sends the latest values of this and two other publishers, as a closure combines them.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0, $1, $2) }
  }

  /// Sends the latest values of this and three other publishers, as a tuple.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Sends the latest values of this and three other publishers, as a closure combines them.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0, $1, $2, $3) }
  }
}
