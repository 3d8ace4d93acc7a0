import Foundation

/// How two streams of values become one of pairs: by the latest, or one after the other.
protocol Pairing<First, Second> {
  associatedtype First
  associatedtype Second

  init()
  /// Takes a value of the first stream; returns whether it replaced one nobody will ever see.
  mutating func take(first: First) -> Bool
  mutating func take(second: Second) -> Bool
  /// Whether there is a pair to send.
  var isReady: Bool { get }
  /// The pair to send, when there is one.
  mutating func pair() -> (First, Second)?
  /// Whether no further pair can come now that these streams have ended.
  func isExhausted(firstEnded: Bool, secondEnded: Bool) -> Bool
}

/// Where two publishers come together in pairs.
///
/// Both are asked for what the subscriber asks for. `delivery` is held from taking a value to the end
/// of its delivery, so that pairs arrive in the order of the values; it is recursive because a pair may
/// cause the next value. It is never held while an upstream is asked, whose own lock may be held by a
/// thread that waits for this one.
final class PairHub<Pairs: Pairing, Downstream: Subscriber>: Subscription
where Downstream.Input == (Pairs.First, Pairs.Second) {
  typealias Demand = Subscribers.Demand

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var pairs = Pairs()
  private var first: (any Subscription)?
  private var second: (any Subscription)?
  private var ended = (first: false, second: false)
  private var demand = Demand.none

  init(to downstream: Downstream) {
    self.downstream = downstream
  }

  func listen<A: Publisher, B: Publisher>(to a: A, _ b: B)
  where
    A.Output == Pairs.First, B.Output == Pairs.Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    lock.withLock { downstream }?.receive(subscription: self)
    a.subscribe(
      AnySubscriber<A.Output, A.Failure>(
        receiveSubscription: { self.attach($0, \.first) },
        receiveValue: { value in self.take { $0.take(first: value) } },
        receiveCompletion: { self.complete($0, \.first) }))
    b.subscribe(
      AnySubscriber<B.Output, B.Failure>(
        receiveSubscription: { self.attach($0, \.second) },
        receiveValue: { value in self.take { $0.take(second: value) } },
        receiveCompletion: { self.complete($0, \.second) }))
  }

  func request(_ demand: Demand) {
    let upstreams = lock.withLock {
      self.demand += demand
      return [first, second]
    }
    let (met, wanted) = sendReady()
    let rest = demand - met + wanted
    if rest > .none { upstreams.forEach { $0?.request(rest) } }
  }

  func cancel() {
    let released = release()
    released.upstreams.forEach { $0.cancel() }
  }

  private func attach(
    _ subscription: any Subscription,
    _ side: ReferenceWritableKeyPath<PairHub, (any Subscription)?>
  ) {
    let unmet = lock.withLock { () -> Demand? in
      guard downstream != nil, self[keyPath: side] == nil else { return nil }
      self[keyPath: side] = subscription
      return demand
    }
    guard let unmet else { return subscription.cancel() }
    if unmet > .none { subscription.request(unmet) }
  }

  private func take(_ body: (inout Pairs) -> Bool) -> Demand {
    let (replaced, wanted) = delivery.withLock {
      let replaced = lock.withLock { body(&pairs) }
      return (replaced, sendReady().wanted)
    }
    if wanted > .none {
      lock.withLock { [first, second] }.forEach { $0?.request(wanted) }
    }
    finishIfExhausted()
    return replaced ? .max(1) : .none
  }

  /// Sends all pairs that are ready and asked for; returns how many, and how many more are wanted.
  private func sendReady() -> (sent: Demand, wanted: Demand) {
    delivery.lock()
    defer { delivery.unlock() }
    var (sent, wanted) = (Demand.none, Demand.none)
    while let (downstream, pair) = takePair() {
      let more = downstream.receive(pair)
      sent += 1
      wanted += more
      lock.withLock { demand += more }
    }
    return (sent, wanted)
  }

  private func takePair() -> (Downstream, (Pairs.First, Pairs.Second))? {
    lock.withLock {
      guard let downstream, demand > .none, pairs.isReady, let pair = pairs.pair() else {
        return nil
      }
      demand -= 1
      return (downstream, pair)
    }
  }

  private func complete(
    _ completion: Subscribers.Completion<Downstream.Failure>,
    _ side: WritableKeyPath<(first: Bool, second: Bool), Bool>
  ) {
    if case .failure = completion { return end(completion) }
    lock.withLock { ended[keyPath: side] = true }
    finishIfExhausted()
  }

  private func finishIfExhausted() {
    let isExhausted = lock.withLock {
      pairs.isExhausted(firstEnded: ended.first, secondEnded: ended.second)
    }
    if isExhausted { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let released = release()
    released.upstreams.forEach { $0.cancel() }
    delivery.withLock { released.downstream?.receive(completion: completion) }
  }

  private func release() -> (downstream: Downstream?, upstreams: [any Subscription]) {
    lock.withLock {
      defer {
        downstream = nil
        first = nil
        second = nil
        pairs = Pairs()
      }
      return (downstream, [first, second].compactMap { $0 })
    }
  }
}
