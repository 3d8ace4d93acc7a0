/// A check of a field's value.
///
/// Rules see the normalised value. All rules of a field run, in their order, and all their issues
/// are kept. Apart from ``required`` the rules shipped here let an empty value pass, so that an
/// optional field may stay empty; a closure of your own sees every value.
///
/// ```swift
/// form.name.rules(.required, .length(3...20))
/// form.name.rules(Rule { $0 == "root" ? "Choose another name." : nil })
/// form.end.rules(.check(\.start, \.end) { $0 < $1 ? nil : "The end must come after the start." })
/// ```
@MainActor public struct Rule<Root, Value> {
  let check: Check
  private var code: Issue.Code?
  private var severity: Issue.Severity?
  private var message: String?
  /// Whether an empty value does not pass, so that the field is marked as required.
  private(set) var refusesEmpty = false

  enum Check {
    /// Looks at the field alone.
    case own(@MainActor (Value) -> [Issue])
    /// Looks at other fields, too.
    case shared(SharedCheck<Root, Value>)
    /// Asks somebody else.
    case asynchronous(AsynchronousCheck<Value>)
  }

  init(_ check: Check) {
    self.check = check
  }

  /// A rule that finds at most one issue.
  public init(_ test: @escaping @MainActor (Value) -> Issue?) {
    self.init(.own { value in test(value).map { [$0] } ?? [] })
  }

  /// A rule that may find several issues, kept in their order.
  public init(all test: @escaping @MainActor (Value) -> [Issue]) {
    self.init(.own(test))
  }
}

// MARK: Asking a rule by itself

extension Rule {
  /// What the rule finds in a value, for instance for a list of what a new password needs.
  ///
  /// Rules that look at other fields or ask somebody else find nothing here.
  public func issues(for value: Value) -> [Issue] {
    guard case .own(let test) = check else { return [] }
    return finish(test(value))
  }
}

// MARK: Changing what a rule says

extension Rule {
  /// The rule with issues of this severity: a warning does not keep anybody from submitting.
  public func severity(_ severity: Issue.Severity) -> Rule {
    var rule = self
    rule.severity = severity
    return rule
  }

  /// The rule with these words in the place of those looked up by code.
  public func message(_ message: String) -> Rule {
    var rule = self
    rule.message = message
    return rule
  }

  /// The rule with issues of this code, under which ``Messages`` looks up the words.
  public func code(_ code: Issue.Code) -> Rule {
    var rule = self
    rule.code = code
    return rule
  }

  func replacing(_ check: Check) -> Rule {
    var rule = Rule(check)
    rule.code = code
    rule.severity = severity
    rule.message = message
    rule.refusesEmpty = refusesEmpty
    return rule
  }

  /// The rule, known to refuse empty values.
  func demandingAnswer() -> Rule {
    var rule = self
    rule.refusesEmpty = true
    return rule
  }

  /// What the rule found, as it is to be said.
  func finish(_ issues: [Issue]) -> [Issue] {
    guard code != nil || severity != nil || message != nil else { return issues }
    return issues.map { issue in
      Issue(
        code ?? issue.code, arguments: issue.arguments, severity: severity ?? issue.severity,
        message: message ?? issue.message)
    }
  }
}
