import Foundation

/// What a server found wrong with the values, by field. Throw it from the action of a submission.
///
/// Each issue stands at its field until that field is edited or the form is submitted again. Those
/// of fields the form does not have are said for the form as a whole.
///
/// ```swift
/// throw FieldErrors([form.email: "This address is registered already."])
/// throw FieldErrors(named: answer.errors)
/// ```
public struct FieldErrors: Error, Sendable {
  /// The issues, each with its field.
  public var issues: [(field: FieldKey, issue: Issue)]

  /// Issues of fields, given as handles, ids or names.
  public init(_ issues: KeyValuePairs<any FieldReference, Issue>) {
    self.issues = issues.map { ($0.key.fieldKey, $0.value) }
  }

  /// Messages by the names of fields, as servers send them.
  public init(named messages: [String: String]) {
    issues = messages.sorted { $0.key < $1.key }
      .map { (.name($0.key), Issue(.custom, message: $0.value)) }
  }
}

extension FieldErrors: ExpressibleByDictionaryLiteral {
  /// Issues of fields as a literal: `throw [form.email: "Taken."] as FieldErrors`.
  public init(dictionaryLiteral elements: (any FieldReference, Issue)...) {
    issues = elements.map { ($0.0.fieldKey, $0.1) }
  }
}
