extension Rule {
  /// A rule that compares several fields, named by their paths.
  ///
  /// It runs again when one of them changes, and only while the rules of each of them that look at
  /// that field alone pass. The closure gets the normalised values.
  ///
  /// ```swift
  /// form.end.rules(.check(\.start, \.end) { start, end in
  ///   start < end ? nil : "The end must come after the start."
  /// })
  /// ```
  public static func check<each Input: Equatable>(
    _ inputs: repeat WritableKeyPath<Root, each Input>,
    test: @escaping @MainActor (repeat each Input) -> Issue?
  ) -> Rule {
    var list: [RuleInput<Root>] = []
    repeat list.append(RuleInput(each inputs))
    return Rule(
      .shared(
        SharedCheck(inputs: list, needsValidInputs: true) { _, table in
          test(repeat table.field(each inputs).normalized).map { [$0] } ?? []
        }))
  }

  /// The value must equal another field's, as in a repeated password.
  ///
  /// Unlike ``check(_:test:)`` it compares whether or not the other field is valid: the two differ
  /// all the same. Code ``Issue/Code/different``.
  public static func equal(to other: WritableKeyPath<Root, Value>) -> Rule
  where Value: Equatable {
    Rule(
      .shared(
        SharedCheck(inputs: [RuleInput(other)], needsValidInputs: false) { value, table in
          let otherField = table.field(other)
          guard !isUnanswered(value), !isSame(value, otherField.normalized) else { return [] }
          return [Issue(.different, arguments: otherField.label.map { [.text($0)] } ?? [])]
        }))
  }
}
