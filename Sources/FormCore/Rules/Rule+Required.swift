extension Rule where Value: Emptiable {
  /// The field must be answered: a text with something to see in it, a choice, a given consent.
  ///
  /// Which values are no answer, ``Emptiable`` says.
  public static var required: Rule {
    Rule { $0.isUnanswered ? Issue(.required) : nil }.demandingAnswer()
  }
}

extension Rule {
  /// Applies a rule to an optional value where there is one.
  public static func present<Wrapped>(_ rule: Rule<Root, Wrapped>) -> Rule
  where Value == Wrapped? {
    switch rule.check {
    case .own(let test):
      return Rule(.own { value in value.map { rule.finish(test($0)) } ?? [] })
    case .shared(let shared):
      return Rule(
        .shared(
          SharedCheck(inputs: shared.inputs, needsValidInputs: shared.needsValidInputs) {
            value, table in value.map { rule.finish(shared.test($0, table)) } ?? []
          }))
    case .asynchronous(let check):
      return Rule(
        .asynchronous(
          AsynchronousCheck(
            debounce: check.debounce, mustAnswer: check.mustAnswer,
            asksAboutInitialValue: check.asksAboutInitialValue
          ) { value in
            guard let value else { return nil }
            return try await check.ask(value).flatMap { rule.finish([$0]).first }
          }))
    }
  }
}
