import Dispatch
import Foundation

extension DispatchQueue {
  /// An instant of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The instant in Dispatch's own terms.
    public var dispatchTime: DispatchTime

    /// Wraps an instant.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The nanoseconds from this instant to the other, negative for an earlier one.
    public func distance(to other: Self) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(there >= here ? Int(there - here) : -Int(here - there))
    }

    /// The instant so many nanoseconds later.
    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + stride.timeInterval)
    }

    /// Hashes the nanoseconds since the machine was started.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A time interval in whole nanoseconds; number literals are seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Sendable
  {
    /// The interval in nanoseconds.
    public var magnitude: Int

    private init(nanoseconds: Int) { magnitude = nanoseconds }

    /// Makes an interval of a Dispatch one; `.never` becomes the longest there is.
    public init(_ interval: DispatchTimeInterval) {
      switch interval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: self = .nanoseconds(.max)
      }
    }

    /// Seconds and parts as a literal: `0.3`.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Whole seconds as a literal: `2`.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Makes an interval of a whole number of seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    /// The interval in Dispatch's own terms.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
    /// Seconds and parts, cut to whole nanoseconds.
    public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1_000_000_000)) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }
    /// Billionths of a second, which the interval is counted in.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    /// Whether the first interval is shorter; a negative one is shorter than none.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Both intervals one after the other.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(nanoseconds: lhs.magnitude + rhs.magnitude)
    }
    /// The first interval without the second.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(nanoseconds: lhs.magnitude - rhs.magnitude)
    }
    /// The product of two intervals counted in seconds.
    public static func * (lhs: Self, rhs: Self) -> Self {
      .seconds(Double(lhs.magnitude) / 1e9 * Double(rhs.magnitude) / 1e9)
    }
    /// Lengthens the interval.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Shortens the interval, below zero if need be.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies the interval by the seconds of the other.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  }
}
