import Foundation

extension Publishers {
  /// A publisher that is subscribed to, asked and cancelled on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are those of the upstream.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher this one listens to.
    public let upstream: Upstream
    /// The scheduler on which the upstream begins its work.
    public let scheduler: Context
    /// What else is asked of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Subscribes to the upstream on the scheduler; where values come is for the upstream to say.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let relay = Relay(to: subscriber)
      subscriber.receive(subscription: relay)
      scheduler.schedule(options: options) { relay.follow(upstream) { relay.finish($0) } }
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher on a scheduler, so that its work begins there.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
