import Foundation

/// The main run loop delivers through the main dispatch queue, which is what serves it on Linux.
extension RunLoop: Scheduler {
  /// An instant of a run loop.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Executes an action in the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(options: nil, action) }
    let action = ScheduledAction(action)
    perform { action() }
  }

  /// Executes an action at an instant, no earlier.
  ///
  /// Source: Apple's Combine, `Scheduler`. The main run loop does not read a tolerance.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main {
      let queue = DispatchQueue.main
      return queue.schedule(after: queue.now.advanced(by: .until(date)), action)
    }
    let action = ScheduledAction(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
  }

  /// Executes an action again and again until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      let queue = DispatchQueue.main
      return queue.schedule(
        after: queue.now.advanced(by: .until(date)), interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), action)
    }
    let action = ScheduledAction(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  /// The time that is left until a date, on the clock dates are read from.
  static func until(_ time: DateSchedulerTime) -> Self {
    .seconds(max(0, time.date.timeIntervalSinceNow))
  }
}
