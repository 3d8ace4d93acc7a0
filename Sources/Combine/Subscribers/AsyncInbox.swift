import Foundation

/// A subscriber whose values are waited for, one at a time.
///
/// One value is requested for each `next()`; whoever waits is in `waiting`. The subscription is cancelled
/// when the iterator, and with it this inbox's handle, is released.
final class AsyncInbox<Value, Failure: Error>: Sendable {
  private let state: InboxState<Value, Failure>

  init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
    let state = InboxState<Value, Failure>()
    self.state = state
    publisher.subscribe(state)
  }

  deinit { state.cancel() }

  func next() async -> Result<Value, Failure>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { state.wait($0) }.value
    } onCancel: {
      state.cancel()
    }
  }
}

/// `@unchecked`: everything is only touched under `lock`.
private final class InboxState<Value, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Input = Value
  typealias Waiter = CheckedContinuation<UncheckedBox<Result<Value, Failure>?>, Never>

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var unmet = Subscribers.Demand.none
  private var waiting: [Waiter] = []
  private var failure: Failure?
  private var hasEnded = false

  func receive(subscription: any Subscription) {
    let unmet = lock.withLock { () -> Subscribers.Demand? in
      guard self.subscription == nil, !hasEnded else { return nil }
      self.subscription = subscription
      return self.unmet
    }
    guard let unmet else { return subscription.cancel() }
    if unmet > .none { subscription.request(unmet) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    let waiter = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    waiter?.resume(returning: UncheckedBox(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let waiting = lock.withLock { () -> [Waiter] in
      hasEnded = true
      subscription = nil
      if case .failure(let error) = completion, self.waiting.isEmpty { failure = error }
      defer { self.waiting = [] }
      return self.waiting
    }
    for (index, waiter) in waiting.enumerated() {
      if case .failure(let error) = completion, index == 0 {
        waiter.resume(returning: UncheckedBox(.failure(error)))
      } else {
        waiter.resume(returning: UncheckedBox(nil))
      }
    }
  }

  func wait(_ waiter: Waiter) {
    lock.lock()
    if hasEnded {
      let failure = self.failure
      self.failure = nil
      lock.unlock()
      return waiter.resume(returning: UncheckedBox(failure.map { .failure($0) }))
    }
    waiting.append(waiter)
    if subscription == nil { unmet += 1 }
    let subscription = self.subscription
    lock.unlock()
    subscription?.request(.max(1))
  }

  func cancel() {
    let (subscription, waiting) = lock.withLock {
      defer {
        hasEnded = true
        self.subscription = nil
        self.waiting = []
      }
      return (self.subscription, self.waiting)
    }
    subscription?.cancel()
    waiting.forEach { $0.resume(returning: UncheckedBox(nil)) }
  }
}
