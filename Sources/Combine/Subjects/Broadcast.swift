import Foundation

/// The subscribers of one subject, in the order they came.
///
/// Outlets refer back only weakly, so a subject and its subscribers never keep each other alive.
/// Invariant: `outlets` is sorted by ticket; it is empty once `completion` is set.
final class Broadcast<Output, Failure: Error> {
  private typealias Member = (ticket: Int, outlet: Outlet<Output, Failure>)

  private let lock = NSLock()
  private var members: [Member] = []
  private var lastTicket = 0
  private var completion: Subscribers.Completion<Failure>?
  private var current: Output?
  private var upstreams: [any Subscription] = []

  /// Makes a broadcast; with a current value, new subscribers receive it first.
  init(current: Output? = nil) {
    self.current = current
  }

  deinit { upstreams.forEach { $0.cancel() } }

  var latest: Output? { lock.withLock { current } }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    let outlet = Outlet(to: subscriber, keepsLatest: current != nil, initial: current)
    lastTicket += 1
    let ticket = lastTicket
    members.append((ticket, outlet))
    lock.unlock()
    outlet.onCancel { [weak self] in self?.detach(ticket) }
    subscriber.receive(subscription: outlet)
  }

  /// Stores the value as the current one, if there is such a thing, then sends it.
  func sendStored(_ value: Output) {
    let members = lock.withLock { () -> [Member] in
      if completion == nil { current = value }
      return self.members
    }
    for member in members { member.outlet.offer(value) }
  }

  /// Sends a value and leaves the current one as it is.
  func send(_ value: Output) {
    for member in lock.withLock({ members }) { member.outlet.offer(value) }
  }

  func store(_ value: Output) {
    lock.withLock { current = value }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (members, upstreams) = lock.withLock { () -> ([Member], [any Subscription]) in
      guard self.completion == nil else { return ([], []) }
      self.completion = completion
      defer {
        self.members = []
        self.upstreams = []
      }
      return (self.members, self.upstreams)
    }
    upstreams.forEach { $0.cancel() }
    for member in members { member.outlet.finish(completion) }
  }

  func listen(to subscription: any Subscription) {
    let isOpen = lock.withLock {
      if completion == nil { upstreams.append(subscription) }
      return completion == nil
    }
    if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  private func detach(_ ticket: Int) {
    let removed = lock.withLock { () -> Member? in
      var (low, high) = (0, members.count)
      while low < high {
        let middle = (low + high) / 2
        if members[middle].ticket < ticket { low = middle + 1 } else { high = middle }
      }
      guard low < members.count, members[low].ticket == ticket else { return nil }
      return members.remove(at: low)
    }
    withExtendedLifetime(removed) {}
  }
}
