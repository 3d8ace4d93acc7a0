import Foundation

/// Delivers everything through a scheduler, in order even if the scheduler keeps none.
///
/// Each scheduled action delivers the first event of `events`, not the one it was scheduled for.
final class ScheduledDelivery<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var events: [Event] = []

  init(to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    enqueue(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() { release().upstream?.cancel() }

  private func enqueue(_ event: Event) {
    let isOpen = lock.withLock {
      if downstream != nil { events.append(event) }
      return downstream != nil
    }
    if isOpen { schedule { self.deliverNext() } }
  }

  private func deliverNext() {
    let more = delivery.withLock { deliverFirst() }
    if more > .none { request(more) }
  }

  private func deliverFirst() -> Subscribers.Demand {
    let next = lock.withLock { () -> (Downstream, Event)? in
      guard let downstream, !events.isEmpty else { return nil }
      return (downstream, events.removeFirst())
    }
    switch next {
    case (let downstream, .value(let value))?:
      return downstream.receive(value)
    case (let downstream, .completion(let completion))?:
      _ = release()
      downstream.receive(completion: completion)
      return .none
    case nil: return .none
    }
  }

  private func release() -> (
    upstream: (any Subscription)?, downstream: Downstream?, events: [Event]
  ) {
    lock.withLock {
      defer {
        upstream = nil
        downstream = nil
        events = []
      }
      return (upstream, downstream, events)
    }
  }
}
