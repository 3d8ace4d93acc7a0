import FormCore
import SwiftUI

/// Judges a text: valid, invalid without a word, or invalid with a message.
public typealias ValidationHandler = (String) -> Result<Bool, ValidationError>

extension EnvironmentValues {
  /// Whether fields offer no button that empties them.
  public var clearButtonHidden: Bool {
    get { self[ClearButtonHiddenKey.self] }
    set { self[ClearButtonHiddenKey.self] = newValue }
  }

  /// Whether fields must not stay empty.
  public var isMandatory: Bool {
    get { self[IsMandatoryKey.self] }
    set { self[IsMandatoryKey.self] = newValue }
  }

  /// Judges the text of fields once the mandatory check passed.
  public var validationHandler: ((String) -> Result<Bool, ValidationError>)? {
    get { self[ValidationHandlerKey.self] }
    set { self[ValidationHandlerKey.self] = newValue }
  }

  /// Where fields put their messages.
  public var fieldMessagePlacement: FieldMessagePlacement {
    get { self[FieldMessagePlacementKey.self] }
    set { self[FieldMessagePlacementKey.self] = newValue }
  }

  /// From when on fields show their messages.
  public var fieldMessagePolicy: FieldMessagePolicy {
    get { self[FieldMessagePolicyKey.self] }
    set { self[FieldMessagePolicyKey.self] = newValue }
  }

  /// Whether the form around the fields was submitted, so that all messages are due.
  public var isSubmitTried: Bool {
    get { self[IsSubmitTriedKey.self] }
    set { self[IsSubmitTriedKey.self] = newValue }
  }

  private enum ClearButtonHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsMandatoryKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ValidationHandlerKey: EnvironmentKey {
    static var defaultValue: ((String) -> Result<Bool, ValidationError>)? { nil }
  }
  private enum FieldMessagePlacementKey: EnvironmentKey {
    static var defaultValue: FieldMessagePlacement { .below }
  }
  private enum FieldMessagePolicyKey: EnvironmentKey {
    static var defaultValue: FieldMessagePolicy { .lateThenLive }
  }
  private enum IsSubmitTriedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
  /// Hides the button that empties a field, for one field or all inside a section or form.
  public func clearButtonHidden(_ hidesClearButton: Bool = true) -> some View {
    environment(\.clearButtonHidden, hidesClearButton)
  }

  /// Makes fields invalid while they are empty or hold white space only.
  ///
  /// For fields without a form model: in a model the rule `.required` keeps the form from being submitted.
  public func isMandatory(_ value: Bool = true) -> some View {
    environment(\.isMandatory, value)
  }

  /// Judges the text of fields, as it is typed, once the mandatory check passed.
  ///
  /// `.success(false)` marks a field invalid and says nothing but ``genericValidationMessage(_:)``. An inner
  /// handler takes the place of an outer one. For fields without a form model: a model has rules.
  ///
  /// ```swift
  /// TextInputField("Email address", text: $email)
  ///   .onValidate { $0.isEmail() ? .success(true) : .failure(.init(message: "No address")) }
  /// ```
  public func onValidate(
    validationHandler: @escaping (String) -> Result<Bool, ValidationError>
  ) -> some View {
    environment(\.validationHandler, validationHandler)
  }

  /// Puts the messages of fields below them, as they are by default, or in the place of their labels.
  public func fieldMessagePlacement(_ placement: FieldMessagePlacement) -> some View {
    environment(\.fieldMessagePlacement, placement)
  }

  /// Sets from when on fields without a form model show their messages.
  ///
  /// A form model has a policy of its own, which a screen does not overrule: `form.showing`, and
  /// `form.name.showing(_:)` for one field.
  public func fieldMessagePolicy(_ policy: FieldMessagePolicy) -> some View {
    environment(\.fieldMessagePolicy, policy)
  }

  /// Tells the fields inside that submit was tried: what is wrong with them is shown now.
  ///
  /// Set it back to false when the form begins anew, with texts that are empty again: then nothing counts
  /// as edited or left, and no message stands until something is.
  public func submitTried(_ value: Bool = true) -> some View {
    environment(\.isSubmitTried, value)
  }
}
