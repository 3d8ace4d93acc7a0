import Foundation

/// What one value becomes on its way through a ``Stage``.
enum Step<Output, Failure: Error> {
  case emit(Output)
  case skip
  case finish(Output?, Subscribers.Completion<Failure>)
}

/// The inner half of every operator that turns a value into at most one value, at once.
///
/// Phases: waiting → subscribed → (ending: one last value waits for demand) → ended. `downstream` is
/// set in all but the last, and nothing is delivered without it.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Ending = (
    last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>
  )

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var ending: Ending?
  private let onValue: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let onCompletion: (Subscribers.Completion<Failure>) -> Ending

  init(
    to downstream: Downstream,
    onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Ending
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard upstream == nil, self.downstream != nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    switch onValue(input) {
    case .emit(let value): return emit(value)
    case .skip: return .max(1)
    case .finish(let last, let completion):
      lock.withLock { upstream }?.cancel()
      end((last, completion))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    end(onCompletion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, ending) = lock.withLock { () -> ((any Subscription)?, Ending?) in
      self.demand += demand
      guard self.demand > .none, let ending = self.ending else {
        return (self.ending == nil ? self.upstream : nil, nil)
      }
      self.ending = nil
      return (nil, ending)
    }
    if let ending { deliver(ending) } else { upstream?.request(demand) }
  }

  func cancel() {
    let released = release()
    released.upstream?.cancel()
  }

  private var isOpen: Bool { lock.withLock { downstream != nil && ending == nil } }

  private func emit(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  private func end(_ ending: Ending) {
    let waits = lock.withLock {
      upstream = nil
      guard ending.last != nil, demand == Subscribers.Demand.none else { return false }
      self.ending = ending
      return true
    }
    if !waits { deliver(ending) }
  }

  private func deliver(_ ending: Ending) {
    if let last = ending.last { _ = emit(last) }
    release().downstream?.receive(completion: ending.completion)
  }

  private func release() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        downstream = nil
        upstream = nil
        ending = nil
      }
      return (downstream, upstream)
    }
  }
}

extension Stage where Failure == Downstream.Failure {
  /// A stage that ends as its upstream does.
  convenience init(
    to downstream: Downstream,
    onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(to: downstream, onValue: onValue, onCompletion: { (nil, $0) })
  }
}

extension Stage where Downstream.Failure == any Error {
  /// A stage whose work may throw, which ends it.
  convenience init(
    to downstream: Downstream,
    onValue: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(
      to: downstream,
      onValue: { input in
        do { return try onValue(input) } catch { return .finish(nil, .failure(error)) }
      },
      onCompletion: { (nil, $0.mapFailure { $0 }) })
  }
}
