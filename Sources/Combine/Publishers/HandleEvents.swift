import Foundation

extension Publishers {
  /// A publisher that calls closures as things happen and passes everything on.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// Called with the subscription before the subscriber gets it.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value before the subscriber gets it.
    public var receiveOutput: ((Output) -> Void)?
    /// Called at the end, also at a failure, before the subscriber learns of it.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Calls the closures for this subscription; each subscriber has them called again.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventWitness(self, to: subscriber))
    }
  }
}

extension Publisher {
  /// Calls closures as things happen to this publisher.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

/// Lets go of the closures, with the publisher, once it has ended or been cancelled.
private final class EventWitness<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  private typealias Open = (events: Publishers.HandleEvents<Upstream>, downstream: Downstream)

  private let lock = NSLock()
  private var open: Open?
  private var subscription: (any Subscription)?

  init(_ events: Publishers.HandleEvents<Upstream>, to downstream: Downstream) {
    open = (events, downstream)
  }

  func receive(subscription: any Subscription) {
    let open = lock.withLock { () -> Open? in
      guard self.subscription == nil else { return nil }
      self.subscription = subscription
      return self.open
    }
    guard let open else { return subscription.cancel() }
    open.events.receiveSubscription?(subscription)
    open.downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let open = lock.withLock({ open }) else { return .none }
    open.events.receiveOutput?(input)
    let more = open.downstream.receive(input)
    if more > .none { open.events.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let open = close().open else { return }
    open.events.receiveCompletion?(completion)
    open.downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (open, subscription) = lock.withLock { (self.open, self.subscription) }
    open?.events.receiveRequest?(demand)
    subscription?.request(demand)
  }

  func cancel() {
    let closed = close()
    closed.open?.events.receiveCancel?()
    closed.subscription?.cancel()
  }

  private func close() -> (open: Open?, subscription: (any Subscription)?) {
    lock.withLock {
      defer {
        open = nil
        subscription = nil
      }
      return (open, subscription)
    }
  }
}
