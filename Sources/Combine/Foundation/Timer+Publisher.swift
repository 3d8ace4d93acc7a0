import Foundation

extension Timer {
  /// A publisher of the current date at each interval, once connected.
  ///
  /// ```swift
  /// Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// ```
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the current date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// Each value is the moment at which it is sent.
    public typealias Output = Date
    /// The publisher neither fails nor ends.
    public typealias Failure = Never

    /// The time from one date to the next, in seconds.
    public let interval: TimeInterval
    /// How late a date may be, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop on which dates are sent.
    public let runLoop: RunLoop
    /// The mode in which the run loop sends; the main run loop here sends in every mode.
    public let mode: RunLoop.Mode
    /// Not read: a run loop has no options.
    public let options: RunLoop.SchedulerOptions?

    private let broadcast = Broadcast<Date, Never>()

    /// Makes a timer that has not begun.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber; dates come once the timer is connected.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      broadcast.attach(subscriber)
    }

    /// Starts the timer, whose first date comes after one interval; each call starts one more.
    /// Cancelling the result stops it.
    public func connect() -> any Cancellable {
      runLoop.schedule(
        after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
        tolerance: .seconds(tolerance ?? 0)
      ) { [broadcast] in broadcast.send(Date()) }
    }
  }
}
