import Foundation

/// The subscription of a publisher that has its one value ready.
final class Once<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private let value: Downstream.Input

  init(to downstream: Downstream, value: Downstream.Input) {
    self.downstream = downstream
    self.value = value
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let downstream = release() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() { _ = release() }

  private func release() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
