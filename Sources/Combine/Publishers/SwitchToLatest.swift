import Foundation

extension Publishers {
  /// A publisher of the values of the latest publisher that an upstream sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// The values of one publisher after the other.
    public typealias Output = P.Output
    /// It fails as the upstream does, or the publisher that is heard.
    public typealias Failure = P.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Hears each publisher until the next one comes; it ends when the upstream and the last of
    /// them have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SwitchHub<P, S>(to: subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher this one sent, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest publisher this one sent, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the latest publisher this one sent, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// Lets one relay follow each publisher in turn; ends when both the outer and the last one have.
private final class SwitchHub<Child: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
  typealias Input = Child
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let relay: Relay<Downstream>
  private let downstream: Downstream
  private var outer: (any Subscription)?
  private var outerHasEnded = false
  private var openChild: Int?
  private var lastChild = 0

  init(to downstream: Downstream) {
    relay = Relay(to: downstream)
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    lock.withLock { outer = subscription }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ child: Child) -> Subscribers.Demand {
    let number = lock.withLock {
      lastChild += 1
      openChild = lastChild
      return lastChild
    }
    relay.follow(child) { self.complete(number, $0) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isDone = lock.withLock {
      outerHasEnded = true
      outer = nil
      return openChild == nil
    }
    if case .failure = completion { return relay.finish(completion) }
    if isDone { relay.finish(.finished) }
  }

  func request(_ demand: Subscribers.Demand) { relay.request(demand) }

  func cancel() {
    cancelOuter()
    relay.cancel()
  }

  private func complete(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion {
      cancelOuter()
      return relay.finish(completion)
    }
    let isDone = lock.withLock {
      if openChild == number { openChild = nil }
      return outerHasEnded && openChild == nil
    }
    if isDone { relay.finish(.finished) }
  }

  private func cancelOuter() {
    let outer = lock.withLock {
      defer { self.outer = nil }
      return self.outer
    }
    outer?.cancel()
  }
}
