/// What makes a field the same field: the name under which a view focuses it.
///
/// A field of a row keeps its id wherever the row moves. Put it where a focus value is asked for:
///
/// ```swift
/// TextField("Email", text: $email).focused($focus, equals: form.email.focusID)
/// ```
public struct FieldID: Hashable, Sendable {
  let form: ObjectIdentifier
  let number: Int
}
