import Foundation

/// An instant of a run loop or an operation queue, which count in dates.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The instant as a date.
  public var date: Date

  /// Wraps a date.
  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride { Stride(date.distance(to: other.date)) }
  public func advanced(by stride: Stride) -> Self { Self(date.advanced(by: stride.timeInterval)) }

  /// A time interval in seconds, whole and parts.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The interval in seconds.
    public var magnitude: TimeInterval
    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes an interval of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// A literal in seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// A literal in seconds.
    public init(integerLiteral value: Double) { magnitude = value }
    /// Makes an interval of a whole number of seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  }
}
