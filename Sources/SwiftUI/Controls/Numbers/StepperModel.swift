import Foundation
import ViewGraph

/// What a stepper changes, whatever the type of its value.
struct StepperModel {
  /// The value and its bounds as numbers, for the halves that have nothing left to do.
  let state: () -> State
  /// One step up or down.
  let step: (_ isUp: Bool) -> Void

  struct State: Hashable {
    var value: Double?
    var minimum: Double?
    var maximum: Double?
  }

  /// A half without an action is at its end.
  static func actions(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) -> StepperModel {
    StepperModel(
      state: {
        State(
          value: 0, minimum: decrement == nil ? 0 : nil, maximum: increment == nil ? 0 : nil)
      },
      step: { isUp in (isUp ? increment : decrement)?() })
  }

  static func value<V: Strideable>(
    _ value: Binding<V>, _ step: V.Stride, _ bounds: ClosedRange<V>?
  ) -> StepperModel {
    StepperModel(
      state: {
        State(
          value: number(value.wrappedValue), minimum: bounds.flatMap { number($0.lowerBound) },
          maximum: bounds.flatMap { number($0.upperBound) })
      },
      step: { isUp in
        let old = value.location.peek()
        let new = advanced(old, by: isUp ? step : 0 - step)
        value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
      })
  }

  private static func number<V>(_ value: V) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// The next value; an integer at the end of its type stays there instead of trapping.
  private static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V {
    guard let integer = value as? any FixedWidthInteger, let step = step as? Int else {
      return value.advanced(by: step)
    }
    func saturating<I: FixedWidthInteger>(_ integer: I) -> V? {
      let distance = I(clamping: step.magnitude)
      let (sum, overflows) =
        step < 0
        ? integer.subtractingReportingOverflow(distance)
        : integer.addingReportingOverflow(distance)
      return (overflows ? (step < 0 ? I.min : I.max) : sum) as? V
    }
    return saturating(integer) ?? value
  }
}
