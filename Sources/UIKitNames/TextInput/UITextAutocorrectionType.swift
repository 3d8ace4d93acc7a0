/// Whether words are corrected while typing.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As is usual for the field.
  case `default`
  /// They are left alone.
  case no
  /// They are corrected.
  case yes
}
