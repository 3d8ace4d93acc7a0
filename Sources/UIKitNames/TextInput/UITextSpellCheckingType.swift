/// Whether the spelling of words is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As is usual for the field.
  case `default`
  /// It is not checked.
  case no
  /// It is checked.
  case yes
}
