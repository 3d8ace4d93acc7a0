import Foundation

extension Publishers {
  /// A publisher of at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Those of the upstream's values that fall to an interval.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The time from one value to the next.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and delivers.
    public let scheduler: Context
    /// Whether the latest value of an interval is sent, or the first.
    public let latest: Bool

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Sends the first value at once and one after each interval; one that waits at the end is sent
    /// before it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleHub(self, to: subscriber))
    }
  }
}

extension Publisher {
  /// Sends at most one value in each interval, its latest or its first; the very first at once.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// A value is `waiting` exactly while a timer for it is set.
private final class ThrottleHub<Upstream: Publisher, Context: Scheduler>: Subscriber {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let lock = NSLock()
  private let publisher: Publishers.Throttle<Upstream, Context>
  private let outlet: Outlet<Input, Failure>
  private let connect: (any Subscription) -> Void
  private var waiting: Input?
  private var lastSent: Context.SchedulerTimeType?

  init<S: Subscriber>(_ publisher: Publishers.Throttle<Upstream, Context>, to subscriber: S)
  where S.Input == Input, S.Failure == Failure {
    self.publisher = publisher
    let outlet = Outlet<Input, Failure>(to: subscriber, keepsLatest: true)
    self.outlet = outlet
    connect = { subscription in
      outlet.onCancel { subscription.cancel() }
      subscriber.receive(subscription: outlet)
      subscription.request(.unlimited)
    }
  }

  func receive(subscription: any Subscription) { connect(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    let scheduler = publisher.scheduler
    let now = scheduler.now
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      if waiting != nil {
        if publisher.latest { waiting = input }
        return nil
      }
      waiting = input
      return max(now, lastSent?.advanced(by: publisher.interval) ?? now)
    }
    guard let due else { return .none }
    if due == now {
      scheduler.schedule { self.fire() }
    } else {
      scheduler.schedule(after: due) { [weak self] in self?.fire() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    publisher.scheduler.schedule { [self] in
      fire()
      outlet.finish(completion)
    }
  }

  private func fire() {
    let value = lock.withLock { () -> Input? in
      guard let waiting else { return nil }
      self.waiting = nil
      lastSent = publisher.scheduler.now
      return waiting
    }
    if let value { outlet.offer(value) }
  }
}
