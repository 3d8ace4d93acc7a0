import Foundation

/// The subscription at the end of a source that sends when it likes: subjects, timers, debounce.
///
/// Keeps to the demand. A value nobody asked for yet is dropped, or, with `keepsLatest`, waits in
/// `waiting` until it is asked for or replaced. `delivery` keeps two threads from delivering at once
/// and is recursive because a value may cause the next.
final class Outlet<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: Output?
  private let keepsLatest: Bool
  private var onCancel: (() -> Void)?

  init<S: Subscriber>(to subscriber: S, keepsLatest: Bool = false, initial: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    self.keepsLatest = keepsLatest
    waiting = initial
  }

  /// Sets what is done once when the subscriber cancels.
  func onCancel(_ action: @escaping () -> Void) {
    lock.withLock { onCancel = action }
  }

  func offer(_ value: Output) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.withLock { waiting = value }
    deliverWaiting()
    if !keepsLatest { lock.withLock { waiting = nil } }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let (subscriber, _) = release()
    subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let hasWork = lock.withLock {
      self.demand += demand
      return waiting != nil
    }
    guard hasWork else { return }
    delivery.lock()
    defer { delivery.unlock() }
    deliverWaiting()
  }

  func cancel() {
    let (_, onCancel) = release()
    onCancel?()
  }

  private func deliverWaiting() {
    while let (subscriber, value) = takeWaiting() {
      let more = subscriber.receive(value)
      lock.withLock { demand += more }
    }
  }

  private func takeWaiting() -> (AnySubscriber<Output, Failure>, Output)? {
    lock.withLock {
      guard let subscriber, demand > .none, let value = waiting else { return nil }
      demand -= 1
      waiting = nil
      return (subscriber, value)
    }
  }

  private func release() -> (AnySubscriber<Output, Failure>?, (() -> Void)?) {
    lock.withLock {
      defer {
        subscriber = nil
        waiting = nil
        onCancel = nil
      }
      return (subscriber, onCancel)
    }
  }
}
