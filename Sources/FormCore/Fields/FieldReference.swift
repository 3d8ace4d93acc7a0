import Foundation

/// What names a field where fields of different types stand in one list: a field, its id or its name.
///
/// ```swift
/// throw FieldErrors([form.email: "This address is registered already."])
/// throw FieldErrors(["email": "This address is registered already."])
/// ```
public protocol FieldReference: Sendable {
  /// By what the field is found.
  nonisolated var fieldKey: FieldKey { get }
}

/// By what a field is found.
public enum FieldKey: Hashable, Sendable {
  /// The field with this id.
  case id(FieldID)
  /// The first field with this name: the properties of its path joined by dots, as in
  /// "address.city", or the one given by ``Field/named(_:)``. A row has a number: "phones.0.number".
  case name(String)
}

extension Field: FieldReference {
  /// The field's own id.
  public nonisolated var fieldKey: FieldKey { .id(node.id) }
}

extension Rows: FieldReference {
  /// The id of the list's field.
  public nonisolated var fieldKey: FieldKey { .id(node.id) }
}

extension FieldID: FieldReference {
  /// The id itself.
  public nonisolated var fieldKey: FieldKey { .id(self) }
}

extension String: FieldReference {
  /// The text as a name.
  public nonisolated var fieldKey: FieldKey { .name(self) }
}

extension FormState {
  /// The field that a key names, if the form has one.
  func state(_ key: FieldKey) -> FieldState? {
    let state =
      switch key {
      case .id(let id): fields.first { $0.id == id }
      case .name(let name): state(named: name)
      }
    return state?.speaker
  }

  /// Servers write the number of a row as "phones.0" or "phones[0]".
  private func state(named name: String) -> FieldState? {
    let dotted = name.replacingOccurrences(of: "[", with: ".").replacingOccurrences(
      of: "]", with: "")
    return fields.first { $0.fullName == dotted }
  }
}
