extension Publishers {
  /// A publisher that delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does, on the scheduler.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The scheduler that delivers.
    public let scheduler: Context
    /// What else is asked of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Passes everything on through the scheduler, in order.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ScheduledDelivery(to: subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// A publisher that delivers some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does, after the interval.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later than the interval a delivery may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and delivers.
    public let scheduler: Context
    /// What else is asked of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Passes everything on after the interval, the end too.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance) = (scheduler, interval, tolerance)
      let options = options
      upstream.subscribe(
        ScheduledDelivery(to: subscriber) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            $0)
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler, such as `DispatchQueue.main`.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the end some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
