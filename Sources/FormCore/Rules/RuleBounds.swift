/// A range that a rule can name in its message: `3...20`, `8...` or `...99`.
public protocol RuleBounds<Bound> {
  /// What is compared with the bounds.
  associatedtype Bound: Comparable
  /// The smallest value that passes, if there is one.
  var lowest: Bound? { get }
  /// The largest value that passes, if there is one.
  var highest: Bound? { get }
}

extension ClosedRange: RuleBounds {
  /// The lower bound.
  public var lowest: Bound? { lowerBound }
  /// The upper bound.
  public var highest: Bound? { upperBound }
}

extension PartialRangeFrom: RuleBounds {
  /// The lower bound.
  public var lowest: Bound? { lowerBound }
  /// None.
  public var highest: Bound? { nil }
}

extension PartialRangeThrough: RuleBounds {
  /// None.
  public var lowest: Bound? { nil }
  /// The upper bound.
  public var highest: Bound? { upperBound }
}
