import Foundation

extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements, in order.
    public typealias Output = Elements.Element

    /// The elements, gone through anew for each subscriber.
    public let sequence: Elements

    /// Makes a publisher of these elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Sends as many elements as the subscriber asks for; an empty sequence ends at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = SequenceSubscription(to: subscriber, elements: sequence)
      subscriber.receive(subscription: inner)
      inner.finishIfEmpty()
    }
  }
}

extension Sequence {
  /// A publisher of the elements, which then ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as they are asked for.
///
/// `next` is the element to send, so that the end is known with the last one. Only the call that finds
/// `isSending` false sends; demand that arrives meanwhile is met by it.
private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(to downstream: Downstream, elements: Elements) {
    self.downstream = downstream
    iterator = elements.makeIterator()
    next = iterator.next()
  }

  func finishIfEmpty() {
    if lock.withLock({ next == nil && !isSending }) {
      release()?.receive(completion: .finished)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.withLock {
      self.demand += demand
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let (downstream, element) = take() {
      let more = downstream.receive(element)
      lock.withLock { self.demand += more }
    }
    finishIfEmpty()
  }

  func cancel() { _ = release() }

  private func take() -> (Downstream, Elements.Element)? {
    lock.withLock {
      guard let downstream, let element = next, demand > .none else {
        isSending = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (downstream, element)
    }
  }

  private func release() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
