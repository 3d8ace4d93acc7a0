/// A scheduler that executes every action at once, whatever time it was meant for.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// An instant of which only the distance to another matters.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    private let position: Int

    fileprivate init(position: Int) { self.position = position }

    /// How far the other instant lies ahead, in no unit.
    public func distance(to other: Self) -> Stride { Stride(other.position - position) }
    /// The instant so far ahead.
    public func advanced(by stride: Stride) -> Self {
      Self(position: position + stride.magnitude)
    }

    /// A time interval, which this scheduler ignores.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The interval, in no unit.
      public var magnitude: Int

      /// Makes an interval.
      public init(_ value: Int) { magnitude = value }
      /// A number as a literal, cut to a whole one.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// A whole number as a literal.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Makes an interval of a whole number.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// 0, as every time: nothing waits.
      public static func seconds(_ s: Int) -> Self { 0 }
      /// 0, as every time: nothing waits.
      public static func seconds(_ s: Double) -> Self { 0 }
      /// 0, as every time: nothing waits.
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      /// 0, as every time: nothing waits.
      public static func microseconds(_ us: Int) -> Self { 0 }
      /// 0, as every time: nothing waits.
      public static func nanoseconds(_ ns: Int) -> Self { 0 }

      /// Whether the first number is smaller.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The sum of the numbers.
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      /// The difference of the numbers.
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      /// The product of the numbers.
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      /// Adds the other number.
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      /// Takes the other number away.
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      /// Multiplies by the other number.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }

  /// This scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The one immediate scheduler there need be.
  public static let shared = ImmediateScheduler()

  /// Always the same instant: no time passes here.
  public var now: SchedulerTimeType { SchedulerTimeType(position: 0) }
  /// 0, as there is no time to be late in.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Executes the action before the call returns.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Executes the action before the call returns, whatever the instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Executes the action once, before the call returns; it is not repeated, and there is nothing to
  /// cancel.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
