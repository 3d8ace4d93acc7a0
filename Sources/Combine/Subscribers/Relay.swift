import Foundation

/// A subscription that outlives its publishers: one follows the other towards the same subscriber.
///
/// `generation` counts the publishers; what a former one still sends is ignored. Demand that a former
/// publisher did not meet passes to the next.
final class Relay<Downstream: Subscriber>: Subscription {
  typealias Demand = Subscribers.Demand

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Demand.none
  private var generation = 0

  init(to downstream: Downstream) {
    self.downstream = downstream
  }

  /// Listens to a publisher in place of the one before it and says what to do when it ends.
  func follow<P: Publisher>(
    _ publisher: P, then next: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let (former, current) = lock.withLock { () -> ((any Subscription)?, Int) in
      defer { upstream = nil }
      generation += 1
      return (upstream, generation)
    }
    former?.cancel()
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.attach($0, generation: current) },
        receiveValue: { self.send($0, generation: current) },
        receiveCompletion: { if self.detach(generation: current) { next($0) } }))
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, upstream) = release()
    upstream?.cancel()
    delivery.withLock { downstream?.receive(completion: completion) }
  }

  func request(_ demand: Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() { release().upstream?.cancel() }

  private func attach(_ subscription: any Subscription, generation: Int) {
    let unmet = lock.withLock { () -> Demand? in
      guard generation == self.generation, downstream != nil else { return nil }
      upstream = subscription
      return demand
    }
    guard let unmet else { return subscription.cancel() }
    if unmet > .none { subscription.request(unmet) }
  }

  private func send(_ value: Downstream.Input, generation: Int) -> Demand {
    delivery.lock()
    let downstream = lock.withLock { () -> Downstream? in
      guard generation == self.generation else { return nil }
      demand -= 1
      return self.downstream
    }
    let more = downstream?.receive(value) ?? .none
    delivery.unlock()
    let (isCurrent, successor) = lock.withLock {
      demand += more
      return (generation == self.generation, upstream)
    }
    if isCurrent { return more }
    // The next publisher attached meanwhile and must hear of it.
    if more > .none { successor?.request(more) }
    return .none
  }

  private func detach(generation: Int) -> Bool {
    lock.withLock {
      guard generation == self.generation else { return false }
      upstream = nil
      return downstream != nil
    }
  }

  private func release() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        downstream = nil
        upstream = nil
      }
      return (downstream, upstream)
    }
  }
}
