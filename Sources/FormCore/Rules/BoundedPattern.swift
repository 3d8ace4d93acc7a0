import Foundation

/// A regular expression that comes to an end on every text.
///
/// Regular expressions backtrack, and some need more steps than the universe has seconds: `(a+)+$`
/// on forty letters a and a b. `NSRegularExpression` calls back every few thousand steps and can be
/// stopped there, on all platforms. Counting those calls instead of looking at a clock gives the
/// same answer on a slow machine.
public struct BoundedPattern: Sendable {
  /// Longer texts do not match. What people enter by hand into a field that has a form, such as an
  /// address or a number, is far shorter, and the time of a harmless pattern grows with the length.
  public static let maximumLength = 10_000
  /// At most so many calls back, about 10 000 steps each: measured as a tenth of a second.
  static let maximumProgressCalls = 500

  private let expression: NSRegularExpression

  /// Nil if the text is no regular expression.
  public init?(_ pattern: String) {
    // On its own first: "a)|(b" is none, though it would be one inside the parentheses.
    guard (try? NSRegularExpression(pattern: pattern)) != nil,
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
    else { return nil }
    self.expression = expression
  }

  /// Whether the whole text matches, within the bounds.
  public func matches(_ text: String) -> Bool {
    let length = text.utf16.count
    guard length <= Self.maximumLength else { return false }
    var isMatch = false
    var calls = 0
    expression.enumerateMatches(
      in: text, options: [.reportProgress, .anchored],
      range: NSRange(location: 0, length: length)
    ) { result, flags, stop in
      if result != nil { isMatch = true }
      calls += 1
      if result != nil || calls > Self.maximumProgressCalls || flags.contains(.internalError) {
        stop.pointee = true
      }
    }
    return isMatch
  }
}
