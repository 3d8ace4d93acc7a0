import SwiftUI

/// What an author puts around the text of fields.
struct FieldSurroundings: Equatable {
  var help: Text?
  var prefix: Text?
  var suffix: Text?
  var genericMessage: LocalizedStringResource?
  var characterLimit: Int?
}

extension EnvironmentValues {
  var fieldSurroundings: FieldSurroundings {
    get { self[FieldSurroundingsKey.self] }
    set { self[FieldSurroundingsKey.self] = newValue }
  }

  private enum FieldSurroundingsKey: EnvironmentKey {
    static var defaultValue: FieldSurroundings { FieldSurroundings() }
  }
}

extension View {
  /// Says below a field what is asked for; it stays while an error shows.
  ///
  /// Inside a section or form it stands below each of the fields, as what else is set around fields
  /// does.
  public func fieldHelp(_ help: LocalizedStringKey) -> some View { fieldHelp(Text(help)) }

  /// The same with a text; nil takes the help away that was set further out.
  public func fieldHelp(_ help: Text?) -> some View {
    transformEnvironment(\.fieldSurroundings) { $0.help = help }
  }

  /// Puts a text before that of a field, outside of what is typed: a currency, "https://".
  ///
  /// It is read with the field's name.
  public func fieldPrefix(_ prefix: LocalizedStringKey) -> some View { fieldPrefix(Text(prefix)) }

  /// The same with a text; nil takes the prefix away that was set further out.
  public func fieldPrefix(_ prefix: Text?) -> some View {
    transformEnvironment(\.fieldSurroundings) { $0.prefix = prefix }
  }

  /// Puts a text behind that of a field, outside of what is typed: a unit.
  ///
  /// It is read with the field's name.
  public func fieldSuffix(_ suffix: LocalizedStringKey) -> some View { fieldSuffix(Text(suffix)) }

  /// The same with a text; nil takes the suffix away that was set further out.
  public func fieldSuffix(_ suffix: Text?) -> some View {
    transformEnvironment(\.fieldSurroundings) { $0.suffix = suffix }
  }

  /// Counts characters as people see them, and warns past a limit.
  ///
  /// Nothing is cut: who writes first and shortens then can, and a composition is never broken. What
  /// must not be longer takes a rule: `form.remarks.rules(.length(...200))`.
  public func characterLimit(_ limit: Int?) -> some View {
    transformEnvironment(\.fieldSurroundings) { $0.characterLimit = limit.map { max($0, 0) } }
  }

  /// Says this below fields that a handler found invalid without a message of its own.
  ///
  /// Where none is set, such a field is marked and says nothing.
  public func genericValidationMessage(_ message: LocalizedStringResource?) -> some View {
    transformEnvironment(\.fieldSurroundings) { $0.genericMessage = message }
  }
}
