import Foundation

/// An instant of a run loop or an operation queue, which count in dates.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The instant on the clock of the machine, which may be set.
  public var date: Date

  /// The instant at a date.
  public init(_ date: Date) { self.date = date }

  /// The seconds from this instant to the other.
  public func distance(to other: Self) -> Stride { Stride(date.distance(to: other.date)) }
  /// The instant so many seconds later.
  public func advanced(by stride: Stride) -> Self { Self(date.advanced(by: stride.timeInterval)) }

  /// A time interval in seconds, whole and parts.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The interval in seconds, negative for one that runs backwards.
    public var magnitude: TimeInterval
    /// The same in Foundation's type.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes an interval of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Seconds and parts as a literal: `0.3`.
    public init(floatLiteral value: Double) { magnitude = value }
    /// Whole seconds as a literal: `2`.
    public init(integerLiteral value: Double) { magnitude = value }
    /// Makes an interval of a whole number of seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// Whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Seconds and parts.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// Thousand-millionths of a second; a date tells few of them apart.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Whether the first interval is shorter; a negative one is shorter than none.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Both intervals one after the other.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    /// The first interval without the second.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    /// The product of both as seconds.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    /// Lengthens the interval.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Shortens the interval, below zero if need be.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies the interval by the seconds of the other.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  }
}
