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
  @State private var announced: [Bool]?

  /// The rules, judged by a password.
  public init(_ rules: [PasswordRule], password: String) {
    self.rules = rules
    states = rules.map { $0.isMet(by: password) }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(rules.indices, id: \.self) { index in
        PasswordRuleRow(title: rules[index].title, isMet: states[index])
      }
    }
    .font(.footnote)
    .task(id: states) { await announce() }
  }

  /// A key that follows within the pause begins a new one.
  private func announce() async {
    guard let said = announced else { return announced = states }
    guard said != states else { return }
    do { try await Task.sleep(for: Self.pause) } catch { return }
    announced = states
    let met = states.count { $0 }
    let words: LocalizedStringResource =
      met == states.count ? "All requirements met" : "\(met) of \(states.count) requirements met"
    AccessibilityNotification.Announcement(words).post()
  }

  /// As long as people pause between words; a screen reader says each key until then.
  private static var pause: Duration { .seconds(1) }
}

/// One line: a sign, the words, and to assistive technology whether it is met.
private struct PasswordRuleRow: View {
  let title: LocalizedStringResource
  let isMet: Bool

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: isMet ? "checkmark.circle.fill" : "circle")
        .foregroundColor(isMet ? .green : .secondary)
        .accessibilityHidden(true)
      Text(title)
        .foregroundColor(isMet ? .primary : .secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(isMet ? "met" : "not met")
  }
}
