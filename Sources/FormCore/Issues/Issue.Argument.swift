import Foundation

extension Issue {
  /// A value that a message mentions, formatted for the reader's language when it is shown.
  public enum Argument: Equatable, Sendable {
    /// How many; decides between singular and plural.
    case count(Int)
    /// A number as a value: a limit, a price.
    case number(Decimal)
    /// A day.
    case date(Date)
    /// Words.
    case text(String)
  }
}
