/// A wish of the form that a field take the focus.
///
/// Two requests for one field differ, so that a view that follows changes follows the second, too.
public struct FocusRequest: Hashable, Sendable {
  /// The field that is to take the focus.
  public let field: FieldID
  /// Counts the requests of a form.
  let number: Int
}
