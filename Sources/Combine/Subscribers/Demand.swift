extension Subscribers {
  /// How many values a subscriber is ready to receive.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private static let ceiling = UInt(Int.max) + 1
    private var count: UInt

    private init(count: UInt) { self.count = min(count, Self.ceiling) }

    /// As many values as the publisher has.
    public static let unlimited = Demand(count: ceiling)
    /// No values.
    public static let none = Demand(count: 0)

    /// At most this many values; negative numbers are a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// The number of values, or nil if there is no limit.
    public var max: Int? { count == Self.ceiling ? nil : Int(count) }

    /// "max(3)", or "unlimited".
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Whether fewer values are wanted; `unlimited` is more than any number.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    /// The sum, unlimited if either is.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      Demand(count: lhs.count + rhs.count)
    }

    /// The difference, never below none; an unlimited demand stays unlimited.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs.count == ceiling { return .unlimited }
      return Demand(count: lhs.count - min(lhs.count, rhs.count))
    }

    /// The product, unlimited if the demand is or if it overflows.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs.count == ceiling { return .unlimited }
      let (product, overflow) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
      return overflow ? .unlimited : Demand(count: product)
    }
  }
}

extension Subscribers.Demand {
  /// Adds a demand; unlimited stays unlimited.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Takes a demand away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Adds a number of values.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }
  /// Adds a number of values.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// Takes a number of values away.
  public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }
  /// Takes a number of values away.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  /// Multiplies the number of values.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
  /// Whether exactly this many values are wanted.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Whether the demand is greater than a number of values.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Whether the demand is at least a number of values.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Whether the demand is less than a number of values.
  public static func < (lhs: Self, rhs: Int) -> Bool { !(lhs >= rhs) }
  /// Whether the demand is at most a number of values.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }
}
