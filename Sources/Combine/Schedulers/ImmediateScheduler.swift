/// A scheduler that executes every action at once, whatever time it was meant for.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// An instant of which only the distance to another matters.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    private let position: Int

    fileprivate init(position: Int) { self.position = position }

    public func distance(to other: Self) -> Stride { Stride(other.position - position) }
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
      /// A literal.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// A literal.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Makes an interval of a whole number.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func seconds(_ s: Int) -> Self { 0 }
      public static func seconds(_ s: Double) -> Self { 0 }
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      public static func microseconds(_ us: Int) -> Self { 0 }
      public static func nanoseconds(_ ns: Int) -> Self { 0 }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }

  /// This scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The one immediate scheduler there need be.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType(position: 0) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
