import Foundation

extension Publishers {
  /// A publisher of the values after which nothing came for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Those of the upstream's values after which it was quiet.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and delivers.
    public let scheduler: Context
    /// What else is asked of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Waits after each value whether another comes. A value that still waits when the upstream
    /// ends is dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceHub(self, to: subscriber))
    }
  }
}

extension Publisher {
  /// Sends a value once nothing else has come for some time, as after the last key of a word.
  ///
  /// ```swift
  /// $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
  /// ```
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// `generation` counts the values; a timer that finds it changed has been overtaken.
private final class DebounceHub<Upstream: Publisher, Context: Scheduler>: Subscriber {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let lock = NSLock()
  private let publisher: Publishers.Debounce<Upstream, Context>
  private let outlet: Outlet<Input, Failure>
  private let connect: (any Subscription) -> Void
  private var waiting: Input?
  private var generation = 0

  init<S: Subscriber>(_ publisher: Publishers.Debounce<Upstream, Context>, to subscriber: S)
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
    let (current, former) = lock.withLock {
      defer { waiting = input }
      generation += 1
      return (generation, waiting)
    }
    withExtendedLifetime(former) {}
    let (scheduler, due) = (publisher.scheduler, publisher.dueTime)
    scheduler.schedule(
      after: scheduler.now.advanced(by: due), tolerance: scheduler.minimumTolerance,
      options: publisher.options
    ) { [weak self] in self?.fire(current) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { generation += 1 }
    publisher.scheduler.schedule(options: publisher.options) { [outlet] in
      outlet.finish(completion)
    }
  }

  private func fire(_ generation: Int) {
    let value = lock.withLock { () -> Input? in
      guard generation == self.generation else { return nil }
      defer { waiting = nil }
      return waiting
    }
    if let value { outlet.offer(value) }
  }
}
