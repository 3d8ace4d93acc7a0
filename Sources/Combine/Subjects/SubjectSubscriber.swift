import Foundation

/// Passes what a publisher sends on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, Subscription {
  private let lock = NSLock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock { () -> S? in
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.subject
    }
    guard let subject else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    release().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { release().upstream?.cancel() }

  private func release() -> (subject: S?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        subject = nil
        upstream = nil
      }
      return (subject, upstream)
    }
  }
}
