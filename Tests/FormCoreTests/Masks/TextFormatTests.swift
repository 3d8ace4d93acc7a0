import FormCore
import Foundation
import Testing

/// A field as a person meets it: keys one after the other, `|` for the caret.
private struct TypedField<Format: TextFormat> {
  let format: Format
  private(set) var field = EditedText("")

  init(_ format: Format, _ shown: String = "|") {
    self.format = format
    let parts = shown.split(separator: "|", omittingEmptySubsequences: false)
    field = EditedText(parts.joined(), caret: parts.first?.count ?? 0)
  }

  /// Types character by character.
  mutating func type(_ text: String) { for key in text { edit(.insert(String(key))) } }

  mutating func edit(_ edit: TextEdit) { field = format.apply(edit, to: field) }

  var shown: String {
    let text = Array(field.text)
    return String(text[..<field.selection.lowerBound]) + "|"
      + String(text[field.selection.lowerBound...])
  }
}

private func typed(_ keys: String, _ format: some TextFormat, into start: String = "|") -> String {
  var field = TypedField(format, start)
  field.type(keys)
  return field.shown
}

private func after(_ edit: TextEdit, _ format: some TextFormat, _ start: String) -> String {
  var field = TypedField(format, start)
  field.edit(edit)
  return field.shown
}

@Suite struct PatternFormatTests {
  private let phone = PatternFormat("(###) ###-####")

  @Test func `separators come with the character behind them`() {
    #expect(typed("555", phone) == "(555|")
    #expect(typed("5551", phone) == "(555) 1|")
    #expect(typed("5551234567", phone) == "(555) 123-4567|")
  }

  @Test func `what does not fit is not taken, and takes nothing`() {
    #expect(typed("5a5😀5-1", phone) == "(555) 1|")
    #expect(typed("9", phone, into: "(555) 1|23-4567") == "(555) 1|23-4567")
  }

  @Test func `a character in the middle keeps the caret behind it`() {
    #expect(typed("9", phone, into: "(5|55) 123-456") == "(59|5) 512-3456")
  }

  @Test func `backspace behind a separator removes the character before it`() {
    #expect(after(.deleteBackward, phone, "(555) |123") == "(55|1) 23")
    #expect(after(.deleteForward, phone, "(555|) 123") == "(555|) 23")
  }

  @Test func `a paste with other separators lands at once`() {
    #expect(after(.insert("555.123.4567"), phone, "|") == "(555) 123-4567|")
    #expect(after(.replace(with: "５５５ １２３"), phone, "(9|") == "(555) 123|")
  }

  @Test func `digits of other scripts count as theirs`() {
    #expect(typed("٥٥٥१", phone) == "(555) 1|")
  }

  @Test func `a letter pushed to the place of a digit is not lost`() {
    let plate = PatternFormat("AA-##", isUppercased: true)
    #expect(typed("ab12", plate) == "AB-12|")
    #expect(after(.deleteBackward, plate, "AB|-12") == "A|1-2")
    #expect(plate.value(of: "A1-2") == "A12")
  }
}

@Suite struct PublishedFormatTests {
  @Test func `a card number stands in the groups of its brand`() {
    #expect(typed("4111111111111111", CardNumberFormat()) == "4111 1111 1111 1111|")
    #expect(typed("378282246310005", CardNumberFormat()) == "3782 822463 10005|")
    #expect(typed("3782822463100059", CardNumberFormat()) == "3782 822463 10005|")
  }

  @Test func `a card number keeps its digits when its brand changes`() {
    #expect(
      after(.insert("3"), CardNumberFormat(), "|4111 1111 1111 1111") == "3|411 111111 1111111")
  }

  @Test func `an account number is made of capitals in fours`() {
    #expect(typed("de89370400440532013000", IBANFormat()) == "DE89 3704 0044 0532 0130 00|")
    #expect(IBANFormat().value(of: "DE89 3704") == "DE893704")
  }

  @Test func `an international number shows its country's code`() {
    let phone = PhoneNumberFormat(national: "(###) ###-####")
    #expect(typed("5551234567", phone) == "(555) 123-4567|")
    #expect(typed("+4930123456", phone) == "+49 301 234 56|")
    #expect(typed("0035312345678", phone) == "+353 123 456 78|")
    #expect(typed("+15551234567", phone) == "+1 555 123 4567|")
  }

  @Test func `a national number longer than its pattern stays as it is`() {
    #expect(typed("55512345678", PhoneNumberFormat(national: "(###) ###-####")) == "55512345678|")
  }

  @Test func `a plus sign counts at the beginning alone`() {
    #expect(typed("1+2", PhoneNumberFormat()) == "12|")
    #expect(typed("+", PhoneNumberFormat(), into: "|49") == "+|49")
  }
}

@Suite struct DecimalFormatTests {
  private let english = DecimalFormat(locale: Locale(identifier: "en_US"), allowsNegative: true)
  private let german = DecimalFormat(locale: Locale(identifier: "de_DE"))

  @Test func `digits are grouped while they are typed`() {
    #expect(typed("1234567.89", english) == "1,234,567.89|")
    #expect(typed("1234567,89", german) == "1.234.567,89|")
    #expect(typed("9", english, into: "1,2|34") == "12,9|34")
  }

  @Test func `the other separator is a decimal one where it can be nothing else`() {
    #expect(typed("1,5", english) == "1,5|")
    #expect(english.number(from: "1,5") == Decimal(string: "1.5"))
    #expect(english.finished("1,5") == "1.5")
    #expect(typed("1.5", german) == "1.5|")
    #expect(german.finished("1.5") == "1,5")
    let french = DecimalFormat(locale: Locale(identifier: "fr_FR"))
    #expect(typed("1.5", french) == "1,5|")
  }

  @Test func `the other separator groups where it stands as a group`() {
    #expect(typed("1,500", english) == "1,500|")
    #expect(english.number(from: "1,500") == 1_500)
    #expect(typed("1,5000", english) == "15,000|")
    #expect(german.number(from: "1.500") == 1_500)
  }

  @Test func `a digit taken out of groups leaves no decimal separator behind`() {
    #expect(after(.deleteBackward, english, "1,234|") == "123|")
    #expect(after(.deleteBackward, english, "1|,234") == "|234")
    #expect(after(.deleteForward, english, "1|,234") == "1|34")
  }

  @Test func `no more fraction digits are taken than there may be`() {
    #expect(typed("1.239", english) == "1.23|")
    #expect(typed(".", english, into: "1|23") == "1.|23")
    #expect(typed(".", english, into: "1|2345") == "1|2,345")
    #expect(
      typed("1.5", DecimalFormat(locale: Locale(identifier: "en"), maximumFractionDigits: 0))
        == "15|")
  }

  @Test func `a minus sign stands first or not at all`() {
    #expect(typed("-5-3", english) == "-53|")
    #expect(typed("-5", german) == "5|")
    #expect(english.number(from: "-") == nil)
    #expect(english.number(from: "-1,234.5") == Decimal(string: "-1234.5"))
  }

  @Test(arguments: [
    ("1.234,56", "1,234.56"), ("1,234.56", "1,234.56"), ("€ 12,5", "12.5"), ("1 234,5", "1,234.5"),
    ("1,234,567", "1,234,567"), ("1.234.567", "1,234,567"), ("0,001", "0.001"),
    ("12,345", "12,345"),
    ("−7", "-7"), ("abc", ""),
  ])
  func `a pasted number is read by both of its separators`(pasted: String, shown: String) {
    #expect(english.formatted(pasted) == shown)
  }

  @Test func `India groups by two beyond the thousands`() {
    #expect(typed("1234567", DecimalFormat(locale: Locale(identifier: "en_IN"))) == "12,34,567|")
  }
}

@Suite struct DateFormatTests {
  private let german = DateFormat(locale: Locale(identifier: "de_DE"))
  private let american = DateFormat(locale: Locale(identifier: "en_US"))

  @Test(arguments: [
    ("ps", "20261231", "2026-12-31|"), ("ar_SA", "31122026", "31/12/2026|"),
    ("zh_Hans_SG", "20261231", "2026/12/31|"), ("bg", "31122026", "31.12.2026|"),
    ("hr", "31122026", "31.12.2026|"), ("en_TH", "31122026", "31/12/2026|"),
    ("sl", "31122026", "31. 12. 2026|"),
  ])
  func `a date begins and ends with digits, and its separators are alike`(
    locale: String, keys: String, shown: String
  ) {
    #expect(typed(keys, DateFormat(locale: Locale(identifier: locale))) == shown)
  }

  @Test func `the order and the separators are the locale's`() {
    #expect(typed("31122026", german) == "31.12.2026|")
    #expect(typed("12312026", american) == "12/31/2026|")
    #expect(typed("20261231", DateFormat(locale: Locale(identifier: "ja_JP"))) == "2026/12/31|")
  }

  @Test func `a separator after one digit fills it up`() {
    #expect(typed("1/2/2026", american) == "01/02/2026|")
    #expect(typed("1.2.", german) == "01.02|")
  }

  @Test func `only days that exist are dates`() {
    #expect(
      american.components(from: "02/29/2028") == DateComponents(year: 2028, month: 2, day: 29))
    #expect(american.components(from: "02/29/2026") == nil)
    #expect(american.components(from: "02/2") == nil)
  }

  @Test(arguments: [
    ("de_DE", "2026-12-31", "31.12.2026"), ("en_US", "2026-12-31", "12/31/2026"),
    ("ja_JP", "31.12.2026", "2026/12/31"), ("ja_JP", "5/6/2026", "2026/05/06"),
    ("de_DE", "5.6.2026", "05.06.2026"),
  ])
  func `a date that is pasted or filled in is put into the order of the format`(
    locale: String, pasted: String, shown: String
  ) {
    let format = DateFormat(locale: Locale(identifier: locale))
    #expect(format.formatted(pasted) == shown)
    #expect(format.reformat("", to: pasted).text == shown)
  }

  @Test func `a zero in brackets behind a country's code is not dialled`() {
    let format = PhoneNumberFormat()
    #expect(format.value(of: format.formatted("+49 (0) 151 23456789")) == "+4915123456789")
    #expect(format.value(of: format.formatted("(0) 151 234")) == "0151234")
  }

  @Test func `a date of Arabic is no mixture of directions`() {
    #expect(typed("31122026", DateFormat(locale: Locale(identifier: "ar_EG"))) == "31/12/2026|")
  }

  @Test(arguments: [
    ("en", "1234567.89"), ("de", "1234567,89"), ("hi_IN", "1234567.89"), ("fr", "9876543"),
    ("en", "3299000"), ("en", "7909000.5"), ("de", "1100000,11"), ("es", "1234,5"),
    ("en", "1234.5"),
  ])
  func `what is typed faster than it is laid out keeps its value`(name: String, typed: String) {
    let format = DecimalFormat(locale: Locale(identifier: name))
    var laidOut = [""]
    for key in typed {
      let text = laidOut.last ?? ""
      laidOut.append(format.apply(.insert(String(key)), to: EditedText(text)).text)
    }
    // The field shows an earlier layout, with all further keys behind it.
    for shown in laidOut.indices {
      for kept in shown..<laidOut.count {
        for now in (kept + 1)..<max(laidOut.count, kept + 1) {
          let text = laidOut[shown] + typed.dropFirst(shown).prefix(now - shown)
          #expect(format.reformat(laidOut[kept], to: text).text == laidOut[now], "\(text)")
        }
      }
    }
  }

  @Test(arguments: [("ja_JP", "１,２３４"), ("hi_IN", "१,२३४"), ("en_US", "1，234")])
  func `native and full-width digits in groups are as many as plain ones`(
    locale: String, text: String
  ) {
    let format = DecimalFormat(locale: Locale(identifier: locale))
    #expect(format.value(of: format.formatted(text)) == "1234")
    #expect(format.value(of: format.formatted("１２３４．５")) == "1234.5")
  }

  @Test func `a date is the same day to everybody once it is whole`() {
    let american = DateFormat(locale: Locale(identifier: "en_US"))
    let german = DateFormat(locale: Locale(identifier: "de_DE"))
    #expect(american.value(of: "04/03/2026") == "2026-04-03")
    #expect(german.formatted(american.value(of: "04/03/2026")) == "03.04.2026")
    #expect(german.value(of: "03.04.2026") == "2026-04-03")
    #expect(german.value(of: "03.04.2") == "03042")
    #expect(german.components(from: "2026-02-30") == nil)
  }

  @Test func `a text that is set once more stays`() {
    let format = DecimalFormat(locale: Locale(identifier: "en"))
    #expect(format.reformat("1,234", to: "1,234").text == "1,234")
  }
}
