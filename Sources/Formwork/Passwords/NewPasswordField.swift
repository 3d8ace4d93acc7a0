import FormCore
import SwiftUI

/// A field for a password that somebody makes up, with what it has to be below it.
///
/// ```swift
/// NewPasswordField("New password", password: $password, isValid: $isPasswordValid)
/// NewPasswordField("New password", field: form.password)
/// ```
///
/// The password can be shown, pasted and filled in, and may be of any length. Password managers offer
/// to make one up. A field of a form model judges by the same rules where the model says so:
/// `form.password.isSecret().rules(.required, .newPassword())`.
///
/// Sources: NIST SP 800-63B, section 3.1.1.2 (paste, showing it, at least 64 characters); GOV.UK Design
/// System, "Password input"; WCAG 2.2, success criterion 3.3.8, Accessible Authentication.
public struct NewPasswordField: View {
  private let field: (FormWords) -> TextInputField
  @Binding private var password: String
  private let rules: [PasswordRule]
  private let isValid: Binding<Bool>?
  private let words = FormWords()

  /// A field over a password that somebody else keeps.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field; "New password" in the language of the form where none is given.
  ///   - password: The password, exactly as typed.
  ///   - rules: What it has to be; each is a line below the field.
  ///   - isValid: Follows whether all rules are met, from the first appearance on.
  public init(
    _ titleKey: LocalizedStringKey? = nil, password: Binding<String>,
    rules: [PasswordRule] = PasswordRule.recommended, isValid: Binding<Bool>? = nil
  ) {
    field = { words in
      guard let titleKey else {
        return TextInputField(words.string(.newPassword), text: password, kind: .secure)
      }
      return TextInputField(titleKey, text: password, kind: .secure)
    }
    _password = password
    self.rules = rules
    self.isValid = isValid
  }

  /// A field of a form model, which judges by its own rules; the ones given here are the list.
  public init<Root>(
    _ titleKey: LocalizedStringKey? = nil, field: Field<Root, String>,
    rules: [PasswordRule] = PasswordRule.recommended
  ) {
    self.field = { words in
      guard let titleKey else {
        return TextInputField(words.string(.newPassword), field: field, kind: .secure)
      }
      return TextInputField(titleKey, field: field, kind: .secure)
    }
    _password = field.binding
    self.rules = rules
    isValid = nil
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      content
        .disableAutocorrection(true)
      PasswordChecklist(rules, password: password)
    }
    .onAppear(perform: judge)
    .onChange(of: password) { judge() }
  }

  private var content: some View {
    #if os(macOS)
      field(words)
    #else
      field(words)
        .textContentType(.newPassword)
        .textInputAutocapitalization(.never)
    #endif
  }

  private func judge() {
    let isMet = rules.allSatisfy { $0.isMet(by: password) }
    if let isValid, isValid.wrappedValue != isMet { isValid.wrappedValue = isMet }
  }
}
