import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// What else can be asked of a dispatch queue.
  public struct SchedulerOptions: @unchecked Sendable {
    // `@unchecked`: a dispatch group is thread safe but not marked so on Linux.
    /// The quality of service of the action.
    public var qos: DispatchQoS
    /// How the action is executed.
    public var flags: DispatchWorkItemFlags
    /// The group the action joins.
    public var group: DispatchGroup?

    /// Makes options; without arguments they change nothing.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Executes an action on the queue, in the group and with the quality of service of the options.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(action)
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Executes an action at an instant, no earlier.
  ///
  /// Source: Apple's Combine, `Scheduler`. The tolerance and the group of the options are not read.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(action)
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
  }

  /// Executes an action again and again until the result is cancelled or released.
  ///
  /// Source: Apple's Combine, `Scheduler`. The options are not read.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = ScheduledAction(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
