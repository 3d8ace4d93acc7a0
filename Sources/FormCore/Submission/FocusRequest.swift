/// A form's request that a field take the focus.
///
/// Two requests for one field differ, so that a view that follows changes follows the second, too.
public struct FocusRequest: Hashable, Sendable {
  /// The field that is to take the focus.
  public let field: FieldID
  /// Whether a submission, or a step that was not to be left yet, found the field invalid; otherwise
  /// somebody asked for it, as an entry of the error summary does.
  public let isOfInvalidField: Bool
  /// Counts the requests of a form.
  let number: Int
}
