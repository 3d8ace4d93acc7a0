import Foundation

/// Where the publishers of a flat map, or of a merge, come together.
///
/// Each child is asked for one value at a time, which waits in `buffer` if the subscriber is not ready;
/// children are asked for everything when the subscriber asks for everything. The end comes when the
/// outer publisher has ended, no child is `active` and the buffer is empty.
final class FlatMapHub<Input, Child: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure
  typealias Demand = Subscribers.Demand

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let maxPublishers: Demand
  private var transform: ((Input) -> Child)?
  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var outerHasEnded = false
  private var active: Set<Int> = []
  private var children: [Int: any Subscription] = [:]
  private var lastChild = 0
  private var buffer: [(child: Int, value: Downstream.Input)] = []
  private var demand = Demand.none

  init(
    to downstream: Downstream, maxPublishers: Demand, transform: @escaping (Input) -> Child
  ) {
    self.downstream = downstream
    self.maxPublishers = maxPublishers
    self.transform = transform
  }

  // MARK: The outer publisher

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard outer == nil else { return nil }
      outer = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(maxPublishers)
  }

  func receive(_ input: Input) -> Demand {
    guard let transform = lock.withLock({ transform }) else { return .none }
    let publisher = transform(input)
    let child = lock.withLock {
      lastChild += 1
      active.insert(lastChild)
      return lastChild
    }
    publisher.subscribe(
      AnySubscriber<Child.Output, Child.Failure>(
        receiveSubscription: { self.attach($0, as: child) },
        receiveValue: { self.send($0, from: child) },
        receiveCompletion: { self.complete(child, $0) }))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return end(completion) }
    lock.withLock {
      outerHasEnded = true
      outer = nil
    }
    finishIfDone()
  }

  // MARK: The children

  private func attach(_ subscription: any Subscription, as child: Int) {
    let first = lock.withLock { () -> Demand? in
      guard downstream != nil, active.contains(child) else { return nil }
      children[child] = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let first { subscription.request(first) } else { subscription.cancel() }
  }

  private func send(_ value: Downstream.Input, from child: Int) -> Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let ready = lock.withLock { () -> Downstream? in
      guard let downstream else { return nil }
      guard demand > .none else {
        buffer.append((child, value))
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let ready else { return .none }
    deliver(value, to: ready)
    return .max(1)
  }

  private func complete(_ child: Int, _ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return end(completion) }
    let outer = lock.withLock {
      active.remove(child)
      children[child] = nil
      return self.outer
    }
    if maxPublishers != .unlimited { outer?.request(.max(1)) }
    finishIfDone()
  }

  // MARK: The subscriber

  func request(_ demand: Demand) {
    let upgraded = lock.withLock { () -> [any Subscription] in
      self.demand += demand
      return self.demand == .unlimited ? Array(children.values) : []
    }
    upgraded.forEach { $0.request(.unlimited) }
    drain()
  }

  func cancel() {
    let released = release()
    released.subscriptions.forEach { $0.cancel() }
  }

  private func drain() {
    while let child = deliverBuffered() {
      lock.withLock { children[child] }?.request(.max(1))
    }
    finishIfDone()
  }

  /// Delivers one waiting value if it is asked for; returns the child that may send another.
  private func deliverBuffered() -> Int? {
    delivery.lock()
    defer { delivery.unlock() }
    guard let (downstream, child, value) = takeBuffered() else { return nil }
    deliver(value, to: downstream)
    return child
  }

  private func takeBuffered() -> (Downstream, Int, Downstream.Input)? {
    lock.withLock {
      guard let downstream, demand > .none, !buffer.isEmpty else { return nil }
      demand -= 1
      let (child, value) = buffer.removeFirst()
      return (downstream, child, value)
    }
  }

  private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  private func finishIfDone() {
    let isDone = lock.withLock { outerHasEnded && active.isEmpty && buffer.isEmpty }
    if isDone { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let released = release()
    released.subscriptions.forEach { $0.cancel() }
    delivery.withLock { released.downstream?.receive(completion: completion) }
  }

  private func release() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    var transform: ((Input) -> Child)?
    defer { withExtendedLifetime(transform) {} }
    return lock.withLock {
      defer {
        transform = self.transform
        self.transform = nil
        downstream = nil
        outer = nil
        children = [:]
        active = []
        buffer = []
      }
      return (downstream, Array(children.values) + [outer].compactMap { $0 })
    }
  }
}
