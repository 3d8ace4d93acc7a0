import Foundation

extension Subscribers {
  /// A subscriber that takes every value and passes it to a closure.
  ///
  /// Once cancelled or completed it lets go of its closures, so that what they hold is freed.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private enum Phase {
      case waiting
      case subscribed(any Subscription)
      case ended
    }

    private let lock = NSLock()
    private var phase = Phase.waiting
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// Makes a sink of a closure for the end and one for each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Asks for all values; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard case .waiting = phase else { return false }
        phase = .subscribed(subscription)
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Passes the value to the closure, unless the sink has ended, and asks for no more than all.
    public func receive(_ value: Input) -> Demand {
      let onValue = lock.withLock { self.onValue }
      onValue?(value)
      return .none
    }

    /// Passes the end to its closure and lets go of both.
    public func receive(completion: Completion<Failure>) {
      let (_, onCompletion) = end()
      onCompletion?(completion)
    }

    /// Ends the subscription and lets go of the closures, without calling one.
    public func cancel() { end().subscription?.cancel() }

    /// Empties the sink and returns what it held; released outside the lock, as deinits call back.
    private func end() -> (
      subscription: (any Subscription)?, onCompletion: ((Completion<Failure>) -> Void)?
    ) {
      var released: ((Input) -> Void)?
      defer { withExtendedLifetime(released) {} }
      return lock.withLock {
        defer {
          phase = .ended
          released = onValue
          onValue = nil
          onCompletion = nil
        }
        guard case .subscribed(let subscription) = phase else { return (nil, onCompletion) }
        return (subscription, onCompletion)
      }
    }
  }
}

extension Publisher {
  /// Calls a closure with each value and one when the publisher ends, until released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
