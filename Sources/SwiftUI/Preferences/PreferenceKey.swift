/// A value that views hand upwards, to the views around them.
///
/// Source: Apple's SwiftUI, `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of what is handed upwards.
  associatedtype Value

  /// What a view has that sets nothing and has no view inside that does.
  static var defaultValue: Value { get }

  /// Combines the values of two neighbours, the earlier one first.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, for a key whose value is optional.
  public static var defaultValue: Value { nil }
}
