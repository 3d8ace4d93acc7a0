/// How a ``TextInputField`` takes its text: in a line, in several, or unseen.
///
/// ```swift
/// TextInputField("Password", text: $password, kind: .secure)
/// TextInputField("Remarks", text: $remarks, kind: .multiline(3...6))
/// ```
public struct TextInputKind: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case plain
    case secure
    case multiline(ClosedRange<Int>)
  }

  let shape: Shape

  /// One line.
  public static let plain = TextInputKind(shape: .plain)

  /// One line that nobody sees, unless the person presses the button that shows it.
  ///
  /// Spaces at the ends count. What a browser holds of it stays there: no markup has it while it is
  /// hidden.
  public static let secure = TextInputKind(shape: .secure)

  /// A field that grows with its lines: at least and at most so many; further ones scroll.
  public static func multiline(_ lines: ClosedRange<Int>) -> TextInputKind {
    let least = max(lines.lowerBound, 1)
    return TextInputKind(shape: .multiline(least...max(lines.upperBound, least)))
  }

  /// A field that grows from three lines to ten.
  public static let multiline = multiline(3...10)

  var isSecure: Bool { shape == .secure }

  var lines: ClosedRange<Int>? {
    if case .multiline(let lines) = shape { lines } else { nil }
  }
}
