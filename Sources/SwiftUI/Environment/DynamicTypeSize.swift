import DisplayTree
import Foundation
import ViewGraph

/// The size of text that a view asks for, beside the browser's own, by which all text grows anyway.
///
/// Source: Apple's SwiftUI, `DynamicTypeSize`.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  /// Body text of 14, 15, 16, 17, 19, 21 and 23 points.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Body text of 28, 33, 40, 47 and 53 points.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five sizes from 28 points of body text on.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size relative to `large`, by the body font's points on iOS.
  var factor: Double {
    let points: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}

extension EnvironmentValues {
  /// The size of text that views here ask for.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      draw(.dynamicType(newValue.factor))
    }
  }

  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
}

extension View {
  /// Sets the size of text in this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Bounds the size of text in this view.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}

/// A number that grows with the size of text.
///
/// Source: Apple's SwiftUI, `ScaledMetric`. It follows `\.dynamicTypeSize`; the browser's own text
/// size scales the page beside it. It grows as the body does, whatever the text style.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var values: EnvironmentValues?

  /// A number at the size `large`, which grows from there.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// The same.
  ///
  /// Source: Apple's SwiftUI, `ScaledMetric.init(wrappedValue:relativeTo:)`. The text style is not
  /// read: all numbers grow as the body does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The number for the size of text at the view; outside of a view, as it was given.
  public var wrappedValue: Value { base * Value(values?.dynamicTypeSize.factor ?? 1) }

  /// Connects the number with the environment of the view; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.values = EnvironmentValues(
      scope: buffer.node.scope, host: buffer.node.host)
  }
}

extension ScaledMetric: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.base
      == b.assumingMemoryBound(to: Self.self).pointee.base
  }
}
