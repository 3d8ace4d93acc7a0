extension Rule {
  /// A rule that asks somebody else: whether a name is free, a code known.
  ///
  /// It is asked only while all other rules of the field pass and the value is not empty, once
  /// typing has paused for `debounce`, at once when the form is submitted. The field is pending
  /// until the answer. A new value cancels the question, and an answer that comes all the same is
  /// dropped. The value that the form began with is not asked about, since it came from the app,
  /// unless `asksAboutInitialValue` says so.
  ///
  /// If `ask` throws, the field gets the issue ``Issue/Code/unavailable``: a warning, or an error
  /// where the rule says ``mustAnswer``. Submitting asks again.
  ///
  /// ```swift
  /// form.name.rules(.asynchronous { name in
  ///   try await accounts.isFree(name) ? nil : "This name is taken."
  /// })
  /// ```
  public static func asynchronous(
    debounce: Duration = .milliseconds(300),
    asksAboutInitialValue: Bool = false,
    ask: @escaping @MainActor (Value) async throws -> Issue?
  ) -> Rule {
    Rule(
      .asynchronous(
        AsynchronousCheck(
          debounce: debounce, mustAnswer: false,
          asksAboutInitialValue: asksAboutInitialValue, ask: ask)))
  }

  /// The asynchronous rule, blocking the form while it gets no answer.
  public var mustAnswer: Rule {
    guard case .asynchronous(let check) = check else { return self }
    return replacing(
      .asynchronous(
        AsynchronousCheck(
          debounce: check.debounce, mustAnswer: true,
          asksAboutInitialValue: check.asksAboutInitialValue, ask: check.ask)))
  }
}
