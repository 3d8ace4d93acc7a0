import Dispatch
import Foundation

/// Delayed actions wait on a dispatch queue and then join the operation queue.
extension OperationQueue: Scheduler {
  /// An instant of an operation queue.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Adds the action to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(action)
    addOperation { action() }
  }

  /// Adds the action to the queue at an instant.
  ///
  /// Source: Apple's Combine, `Scheduler`. The tolerance is not read.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let timer = DispatchQueue.global()
    timer.schedule(after: timer.now.advanced(by: .until(date))) {
      self.schedule(options: options, action)
    }
  }

  /// Adds the action to the queue again and again until the result is cancelled or released.
  ///
  /// Source: Apple's Combine, `Scheduler`. The tolerance is not read.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchQueue.global()
    return timer.schedule(
      after: timer.now.advanced(by: .until(date)), interval: .seconds(interval.timeInterval)
    ) { self.schedule(options: options, action) }
  }
}
