/// Numbers as the browser's controls spell them.
enum NumberText {
  /// The shortest text that gives the number again; whole numbers without a fraction.
  static func spell(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A finite number, or nil.
  static func read(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
