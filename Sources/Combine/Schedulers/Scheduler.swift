/// A type of time interval that can be written in seconds and parts of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// This many seconds.
  static func seconds(_ s: Int) -> Self
  /// This many seconds.
  static func seconds(_ s: Double) -> Self
  /// This many milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// This many microseconds.
  static func microseconds(_ us: Int) -> Self
  /// This many nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Says when and where an action is executed.
public protocol Scheduler<SchedulerTimeType> {
  /// The kind of instant this scheduler counts in.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else can be asked of this scheduler.
  associatedtype SchedulerOptions

  /// The present instant.
  var now: SchedulerTimeType { get }
  /// The shortest tolerance the scheduler keeps.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Executes an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Executes an action at or after an instant.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Executes an action again and again until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Executes an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Executes an action at or after an instant.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Executes an action at or after an instant, give or take a tolerance.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Executes an action again and again until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Executes an action again and again, give or take a tolerance, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// Carries an action, which Combine does not require to be Sendable, to where a scheduler executes it.
///
/// `@unchecked`: the scheduler gets the only use of it; isolation is the scheduling code's promise.
struct ScheduledAction: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func callAsFunction() { action() }
}
