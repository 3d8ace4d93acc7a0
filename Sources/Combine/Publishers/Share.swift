extension Publishers {
  /// A publisher whose subscribers share one subscription to its upstream.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The values are those of the upstream from the moment of subscribing on.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does, for all subscribers.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes the publisher from its upstream.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.makeConnectable().autoconnect()
    }

    /// Joins the subscription that is shared; the first subscriber begins it, the last one to leave
    /// ends it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Lets all subscribers share one subscription to this publisher.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
