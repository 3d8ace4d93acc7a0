/// How a value is put in order before rules see it and before it is submitted.
///
/// The text in the field is never rewritten: who types a trailing space keeps it, and the rule does
/// not trip over it.
///
/// ```swift
/// form.card.normalized(.fullWidthDigits, .withoutSpacesAndDashes)
/// ```
public struct Normalization<Value> {
  let apply: (Value) -> Value

  /// A normalisation of your own; applying it twice must give what applying it once gives.
  public init(_ apply: @escaping (Value) -> Value) {
    self.apply = apply
  }

  /// The value, put in order.
  public func callAsFunction(_ value: Value) -> Value { apply(value) }

  /// What a field starts with: nothing, or for texts ``trimmed`` and ``unicodeNormalized``.
  static var standard: [Normalization] {
    if let text = [Normalization<String>.trimmed, .unicodeNormalized] as? [Normalization] {
      return text
    }
    let optional: [Normalization<String?>] = [.present(.trimmed), .present(.unicodeNormalized)]
    return optional as? [Normalization] ?? []
  }

  /// Applies a text's normalisation to an optional text.
  public static func present<Wrapped>(_ inner: Normalization<Wrapped>) -> Self
  where Value == Wrapped? {
    Self { $0.map(inner.apply) }
  }
}
