import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

/// Fields whose formats name no locale: they are in the person's, whatever the process speaks.
@MainActor @Suite struct LocaleFieldTests {
  private struct Order: Equatable {
    var price = ""
    var day = ""
  }

  private struct Bench: View {
    @State private var amount: Decimal = 1234.5
    @State private var day = Date(timeIntervalSince1970: 1_798_675_200)  // 2026-12-31, 00:00 UTC
    @State private var mask = ""
    @State private var form = FormModel(Order()) { form in
      form.price.format(.decimal())
      form.day.format(.date())
    }
    @State private var isJapanese = false
    let locale: String
    var timeZone = TimeZone.gmt

    var body: some View {
      FormView(form) {
        TextInputField("Amount", value: $amount, format: .number)
        TextInputField("Day", value: $day, format: .dateTime.day().month().year().hour())
        TextInputField("Mask", text: $mask, format: .decimal())
        TextInputField("Price", field: form.price)
        TextInputField("Birthday", field: form.day)
        Text(verbatim: "\(amount); \(form.normalizedValues.price); \(form.isDirty)")
        Button("Japanese") { isJapanese = true }
      }
      .environment(\.locale, Locale(identifier: isJapanese ? "ja_JP" : locale))
      .environment(\.timeZone, timeZone)
    }
  }

  @Test func `a number is written and read as the person writes numbers`() {
    let screen = Screen(Bench(locale: "de_DE"))
    #expect(screen.field("Amount").value == "1.234,5")
    screen.field("Amount").enter("1.234")
    #expect(screen.text("1234; ; false").exists)
    screen.field("Price").enter("1.234")
    #expect(screen.text("1234; 1234; true").exists)
    let english = Screen(Bench(locale: "en_US"))
    english.field("Price").enter("1.23")
    #expect(english.text("1234.5; 1.23; true").exists)
  }

  @Test func `a date is in the person's time zone and words`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let screen = Screen(Bench(locale: "de_DE", timeZone: zone))
    #expect(screen.field("Day").value == "31. Dez. 2026, 09 Uhr")
  }

  @Test func `a change of language leaves a number the number it is`() {
    let screen = Screen(Bench(locale: "de_DE"))
    screen.field("Price").enter("1234,5")
    screen.field("Mask").enter("1234,5")
    screen.field("Birthday").enter("31.12.2026")
    #expect(screen.field("Mask").value == "1.234,5")
    screen.button("Japanese").tap()
    #expect(screen.field("Price").value == "1,234.5")
    #expect(screen.field("Mask").value == "1,234.5")
    #expect(screen.field("Birthday").value == "2026/12/31")
    #expect(screen.text("1234.5; 1234.5; true").exists)
  }

  @Test func `a text that stands for no value outlives a change of language`() {
    let screen = Screen(Bench(locale: "de_DE"))
    screen.field("Amount").enter("12a")
    screen.field("Amount").blur()
    screen.button("Japanese").tap()
    #expect(screen.field("Amount").value == "12a")
    #expect(screen.field("Amount").isInvalid)
  }
}
