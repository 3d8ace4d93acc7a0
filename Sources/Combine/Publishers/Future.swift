import Foundation

/// A publisher of one value that some work, begun at once, comes up with.
///
/// ```swift
/// Future<Int, Never> { promise in
///   DispatchQueue.global().async { promise(.success(42)) }
/// }
/// ```
///
/// `@unchecked`: `phase` is only touched under `lock`.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Takes the result of the work; only the first call counts.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private enum Phase {
    case pending([FutureSubscription<Output, Failure>])
    case settled(Result<Output, Failure>)
  }

  private let lock = NSLock()
  private var phase = Phase.pending([])

  /// Begins the work and gives it a promise to fulfil.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.settle($0) }
  }

  /// Sends the result once it is known and asked for; an error needs no asking.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let inner = FutureSubscription(to: AnySubscriber(subscriber))
    let result = lock.withLock { () -> Result<Output, Failure>? in
      switch phase {
      case .settled(let result): return result
      case .pending(let waiting):
        phase = .pending(waiting + [inner])
        return nil
      }
    }
    subscriber.receive(subscription: inner)
    if let result { inner.settle(result) }
  }

  private func settle(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [FutureSubscription<Output, Failure>] in
      guard case .pending(let waiting) = phase else { return [] }
      phase = .settled(result)
      return waiting
    }
    waiting.forEach { $0.settle(result) }
  }
}

/// Delivers a result when it is both known and asked for.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var isRequested = false

  init(to subscriber: AnySubscriber<Output, Failure>) {
    self.subscriber = subscriber
  }

  func settle(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { if demand > .none { isRequested = true } }
    deliver()
  }

  func cancel() {
    let released = lock.withLock {
      defer { subscriber = nil }
      return subscriber
    }
    withExtendedLifetime(released) {}
  }

  private func deliver() {
    let ready = lock.withLock { () -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? in
      guard let subscriber, let result else { return nil }
      if case .success = result, !isRequested { return nil }
      self.subscriber = nil
      return (subscriber, result)
    }
    guard let (subscriber, result) = ready else { return }
    switch result {
    case .success(let value):
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    case .failure(let error):
      subscriber.receive(completion: .failure(error))
    }
  }
}
