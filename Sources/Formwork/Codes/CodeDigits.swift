/// The digits of a one-time code in what a person types, pastes or has filled in.
///
/// Digits of every script count, those of East Asian keyboards among them; spaces, dashes and words
/// around them do not.
enum CodeDigits {
  /// The first digits of a text, as plain ones, no more than asked for.
  static func first(_ count: Int, of text: some StringProtocol) -> String {
    var digits = ""
    var found = 0
    for scalar in text.unicodeScalars where found < count {
      guard let value = digit(scalar) else { continue }
      digits.unicodeScalars.append(value)
      found += 1
    }
    return digits
  }

  /// The code after an edit that turned one text into another.
  ///
  /// What was put in at once and is a whole code is the code, wherever the caret stood: somebody who
  /// pastes means what they paste.
  static func edited(_ old: String, to new: String, length: Int) -> String {
    let oldScalars = Array(old.unicodeScalars.prefix(length))
    let newScalars = Array(new.unicodeScalars)
    let start = zip(oldScalars, newScalars).prefix { $0 == $1 }.count
    let room = min(oldScalars.count, newScalars.count) - start
    let end = zip(oldScalars.reversed(), newScalars.reversed()).prefix { $0 == $1 }.count
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: newScalars[start..<(newScalars.count - min(end, room))])
    let whole = first(length, of: String(inserted))
    return whole.unicodeScalars.count == length ? whole : first(length, of: new)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return (0x30...0x39).contains(scalar.value) ? scalar : nil }
    guard scalar.properties.numericType == .decimal,
      let value = scalar.properties.numericValue
    else { return nil }
    return Unicode.Scalar(UInt8(0x30 + Int(value)))
  }
}
