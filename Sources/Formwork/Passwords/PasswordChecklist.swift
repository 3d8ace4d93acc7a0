import FormCore
import SwiftUI

/// What a new password has to be, line by line, each marked and said as met or not.
///
/// ``NewPasswordField`` brings it along; by itself it stands where a field of your own is. While a
/// person types it says nothing: once they pause, how many of the rules are met, if that changed.
///
/// Source: WCAG 2.2, success criterion 4.1.3, Status Messages.
public struct PasswordChecklist: View {
  private let rules: [PasswordRule]
  private let states: [Bool]
  /// The states that were said last; those of the first appearance nobody needs to hear.
  @State private var announced: [Bool] = []
  private let words = FormWords()

  /// The rules, judged by a password.
  public init(_ rules: [PasswordRule], password: String) {
    self.rules = rules
    states = rules.map { $0.isMet(by: password) }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(rules.indices, id: \.self) { index in
        PasswordRuleRow(rule: rules[index], isMet: states[index])
      }
    }
    .font(.footnote)
    .onAppear { announced = states }
    .announcing(states, words: news)
  }

  private func news() -> String? {
    guard announced != states else { return nil }
    announced = states
    let met = states.count { $0 }
    return met == states.count
      ? words.string(.allRequirementsMet)
      : words.string(.requirementsMet, .number(met), .number(states.count))
  }
}

/// One line: a sign, the words, and to assistive technology whether it is met.
private struct PasswordRuleRow: View {
  let rule: PasswordRule
  let isMet: Bool
  let words = FormWords()

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: isMet ? "checkmark.circle.fill" : "circle")
        .foregroundColor(isMet ? .green : .secondary)
        .accessibilityHidden(true)
      rule.title(in: words)
        .foregroundColor(isMet ? .primary : .secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(words.text(isMet ? .requirementMet : .requirementNotMet))
  }
}
