import FormCore
import Foundation
import Testing

/// What holds for every format, text, caret and key.
@Suite struct TextFormatPropertyTests {
  private static let formats: [any TextFormat] = [
    PatternFormat("(###) ###-####"), PatternFormat("AA-## **", isUppercased: true),
    CardNumberFormat(), IBANFormat(), PhoneNumberFormat(national: "### ###"), PhoneNumberFormat(),
    DecimalFormat(locale: Locale(identifier: "en_US"), allowsNegative: true),
    DecimalFormat(locale: Locale(identifier: "de_CH"), maximumFractionDigits: 3),
    DecimalFormat(locale: Locale(identifier: "fr_FR")),
    DateFormat(locale: Locale(identifier: "de")),
  ]
  private static let keys: [Character] = Array("0123456789aZé-+.,'/ 😀７٣ß\u{202E}👩‍👩‍👧")

  private func check<Format: TextFormat>(_ format: Format, seed: UInt64) {
    var random = SplitMix(state: seed)
    var field = EditedText("")
    for _ in 0..<60 {
      let count = field.text.count
      field.selection = random.range(in: count)
      let before = field
      let edit = random.edit(keys: Self.keys)
      field = format.apply(edit, to: field)
      let said = "\(format): \(edit) on \(before) gives \(field)"
      #expect(field.selection.isEmpty && field.selection.upperBound <= field.text.count, "\(said)")
      let again = String(
        format.layout(format.significant(in: Array(field.text)).map(\.character)).map(\.character))
      #expect(again == field.text, "\(said), laid out again \(again)")
      keepsTheRest(format, edit, before, field, said)
    }
  }

  /// What counts outside of the selection and next to the caret stands after the edit, in order.
  private func keepsTheRest<Format: TextFormat>(
    _ format: Format, _ edit: TextEdit, _ before: EditedText, _ after: EditedText, _ said: String
  ) {
    let placed = format.significant(in: Array(before.text))
    let head = placed.filter { $0.offset < before.selection.lowerBound }.map(\.character)
    let tail = placed.filter { $0.offset >= before.selection.upperBound }.map(\.character)
    let now = format.significant(in: Array(after.text)).map(\.character)
    let isCaret = before.selection.isEmpty
    switch edit {
    case .replace: break
    case .deleteBackward:
      let kept = isCaret ? Array(head.dropLast()) : head
      #expect(sameDigits(now, kept + tail), "\(said)")
    case .deleteForward:
      let kept = isCaret ? Array(tail.dropFirst()) : tail
      #expect(sameDigits(now, head + kept), "\(said)")
    case .insert:
      #expect(digits(now).starts(with: []) && contains(digits(now), digits(head + tail)), "\(said)")
    }
  }

  /// Letters and digits: a separator may change its meaning when digits around it go.
  private func digits(_ characters: [Character]) -> [Character] {
    characters.filter { $0.isLetter || $0.isNumber }
  }

  private func sameDigits(_ a: [Character], _ b: [Character]) -> Bool { digits(a) == digits(b) }

  private func contains(_ all: [Character], _ part: [Character]) -> Bool {
    var rest = part[...]
    for character in all where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test(arguments: 0..<40) func `nothing that counts is lost, and the caret stays in the text`(
    seed: Int
  ) {
    for format in Self.formats { check(format, seed: UInt64(seed)) }
  }

  @Test func `a change known by its texts alone is the same as the key`() {
    let phone = PatternFormat("(###) ###-####")
    #expect(phone.reformat("(555) 1", to: "(555) 12") == EditedText("(555) 12"))
    #expect(phone.reformat("(555) 123", to: "(555)123") == EditedText("(551) 23", caret: 3))
    #expect(phone.reformat("(555) 123", to: "(555) 9123") == EditedText("(555) 912-3", caret: 7))
    #expect(phone.reformat("", to: "5551234567") == EditedText("(555) 123-4567"))
  }

  @Test func `a million characters fill a field and no more`() {
    let hostile = String(repeating: "1,2\u{202E}", count: 250_000)
    for format in Self.formats {
      let field = format.apply(.insert(hostile), to: EditedText(""))
      #expect((0...60).contains(field.text.count))
      #expect(format.apply(.insert(hostile), to: field).text.count <= 60)
    }
  }
}

/// Sebastiano Vigna's generator: small, and the same on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  mutating func range(in count: Int) -> Range<Int> {
    let start = next(count + 1)
    return next(3) == 0 ? start..<(start + next(count - start + 1)) : start..<start
  }

  mutating func edit(keys: [Character]) -> TextEdit {
    switch next(8) {
    case 0: .deleteBackward
    case 1: .deleteForward
    case 2: .insert(String((0..<next(6)).map { _ in keys[next(keys.count)] }))
    default: .insert(String(keys[next(keys.count)]))
    }
  }
}
