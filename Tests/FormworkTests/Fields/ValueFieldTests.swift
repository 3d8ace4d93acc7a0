import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

private let english = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

@MainActor @Suite struct ValueFieldTests {
  private struct Bench: View {
    @State private var amount: Decimal?
    @State private var count = 3
    @State private var isValid = true
    var locale = english

    var body: some View {
      Form {
        TextInputField(
          "Amount", value: $amount, format: .currency(code: "EUR").locale(locale),
          isValid: $isValid)
        TextInputField("Count", value: $count, format: .number.locale(locale))
        Text(verbatim: "\(amount.map { "\($0)" } ?? "none"), \(count)")
        Text(verbatim: isValid ? "valid" : "invalid")
        Button("Set") { amount = 7 }
      }
    }
  }

  @Test func `a number field commits on change and on leaving, not only on Return`() {
    let screen = Screen(Bench())
    screen.field("Amount").type("10")
    #expect(screen.text("10, 3").exists)
    #expect(screen.field("Amount").value == "10")
    screen.field("Amount").blur()
    #expect(screen.field("Amount").value == "€10.00")
    #expect(screen.text("10, 3").exists)
  }

  @Test func `a half-typed number is never rewritten mid-word`() {
    let screen = Screen(Bench())
    for text in ["1", "10", "10.", "10.5", "10.50"] {
      screen.field("Amount").enter(text)
      #expect(screen.field("Amount").value == text)
    }
    #expect(screen.text("10.5, 3").exists)
  }

  @Test func `comma decimals are accepted, never silently dropped`() {
    let screen = Screen(Bench())
    screen.field("Amount").enter("1,5")
    #expect(screen.text("1.5, 3").exists)
    screen.field("Amount").enter("1,500")
    #expect(screen.text("1500, 3").exists)
    screen.field("Amount").enter("1.234,56")
    #expect(screen.text("1234.56, 3").exists)
    let german = Screen(Bench(locale: german))
    german.field("Amount").enter("1.5")
    #expect(german.text("1.5, 3").exists)
    german.field("Amount").enter("12,5 €")
    #expect(german.text("12.5, 3").exists)
  }

  @Test func `a text that is no number stays, is told, and leaves no value of before`() {
    let screen = Screen(Bench())
    screen.field("Amount").enter("12")
    screen.field("Amount").enter("12abc3")
    #expect(screen.text("none, 3").exists)
    #expect(screen.text("invalid").exists)
    #expect(!screen.field("Amount").isInvalid)
    screen.field("Amount").blur()
    #expect(screen.field("Amount").value == "12abc3")
    #expect(screen.field("Amount").isInvalid)
    #expect(screen.text("Enter a number").exists)
    screen.field("Amount").enter("13")
    #expect(!screen.text("Enter a number").exists)
    #expect(screen.text("13, 3").exists)
  }

  @Test func `what only holds digits is no number`() {
    let screen = Screen(Bench())
    for (text, amount) in [
      ("1-2", "none"), ("12-", "none"), ("1..2", "none"), ("1.2.3", "none"), ("1 2 3", "none"),
      ("2024-05-01", "none"), ("1,23,4", "none"), ("1 234 567", "1234567"),
      ("12,34,567", "1234567"),
      ("1.234,5", "1234.5"), ("1,234.5", "1234.5"), ("1'234", "1234"),
      (String(repeating: "1", count: 41), "none"),
    ] {
      screen.field("Amount").enter(text)
      #expect(screen.text("\(amount), 3").exists, "\(text)")
    }
  }

  @Test func `letters behind a number are no unit, its own unit is`() {
    let screen = Screen(Bench())
    for (text, amount) in [
      ("1o", "none"), ("12abc", "none"), ("€ 12", "12"), ("12 €", "12"), ("12 eur", "none"),
      ("1 234,5", "1234.5"), ("-3", "-3"), ("12%3", "none"),
    ] {
      screen.field("Amount").enter(text)
      #expect(screen.text("\(amount), 3").exists, "\(text)")
    }
  }

  @Test func `a value that must be there stays, and its field is invalid meanwhile`() {
    let screen = Screen(Bench())
    screen.field("Count").enter("4.5")
    screen.field("Count").blur()
    #expect(screen.text("none, 3").exists)
    #expect(screen.field("Count").value == "4.5")
    #expect(screen.field("Count").isInvalid)
    screen.field("Count").enter("4")
    #expect(screen.text("none, 4").exists)
    #expect(!screen.field("Count").isInvalid)
  }

  @Test func `a value set in code shows, whatever was typed`() {
    let screen = Screen(Bench())
    screen.field("Amount").enter("abc")
    screen.button("Set").tap()
    #expect(screen.field("Amount").value == "€7.00")
    #expect(screen.text("valid").exists)
  }

  @Test func `the greatest number of 64 bits is taken back`() {
    struct Great: View {
      @State private var number = UInt64.max
      var body: some View {
        TextInputField("Number", value: $number, format: .number.locale(english))
        Text(verbatim: "\(number)")
      }
    }
    let screen = Screen(Great())
    screen.field("Number").enter("18,446,744,073,709,551,614")
    screen.field("Number").blur()
    #expect(screen.text("18446744073709551614").exists)
    screen.field("Number").enter("18,446,744,073,709,551,616")
    #expect(screen.field("Number").isInvalid || screen.text("18446744073709551614").exists)
  }

  @Test func `a text that is longer than any number is none`() {
    let screen = Screen(Bench())
    screen.field("Amount").enter(String(repeating: " ", count: 1_000_000) + "5")
    #expect(screen.text("none, 3").exists)
    screen.field("Amount").enter("   5")
    #expect(screen.text("5, 3").exists)
  }

  @Test func `an amount below zero is still there when its field is left`() {
    let screen = Screen(Bench())
    screen.field("Amount").enter("-5")
    screen.field("Amount").blur()
    #expect(screen.field("Amount").value == "-€5.00")
    #expect(screen.text("-5, 3").exists)
    screen.field("Amount").enter("-€1,234.50")
    #expect(screen.text("-1234.5, 3").exists)
  }

  @Test func `an empty field of a value that may be missing is nil and valid`() {
    let screen = Screen(Bench())
    screen.field("Amount").enter("5")
    screen.field("Amount").clear()
    #expect(screen.text("none, 3").exists)
    #expect(screen.text("valid").exists)
  }
}

@MainActor @Suite struct ModelValueFieldTests {
  private struct Order: Equatable {
    var copies = 1
    var price: Decimal?
  }

  private struct Fields: View {
    @State private var form = FormModel(Order()) { form in form.price.rules(.required) }
    @State private var sent = "nothing"
    @State private var isAway = false

    var body: some View {
      FormView(form) {
        if !isAway {
          TextInputField("Copies", field: form.copies, format: .number.locale(english))
        }
        Button("Scroll") { isAway.toggle() }
        TextInputField("Price", field: form.price, format: .number.locale(english))
        SubmitButton("Order", form: form) { sent = "\($0.copies) at \($0.price ?? 0)" }
        Button("Reset") { form.reset() }
        Text(verbatim: sent)
      }
    }
  }

  @Test func `a form is not submitted with the number of before`() async {
    let screen = Screen(Fields())
    screen.field("Price").enter("2,5")
    screen.field("Copies").enter("many")
    screen.button("Order").tap()
    #expect(screen.text("nothing").exists)
    #expect(screen.field("Copies").isFocused)
    #expect(screen.text("Copies must be a number").exists)
    screen.field("Copies").enter("2")
    screen.button("Order").tap()
    #expect(await screen.wait { screen.text("2 at 2.5").exists })
  }

  @Test
  func `a text that is no number is there again when its field is, and held up the form meanwhile`()
  {
    let screen = Screen(Fields())
    screen.field("Price").enter("2,5")
    screen.field("Copies").enter("12a")
    screen.button("Scroll").tap()
    #expect(!screen.field("Copies").exists)
    screen.button("Order").tap()
    #expect(screen.text("nothing").exists)
    screen.button("Scroll").tap()
    #expect(screen.field("Copies").value == "12a" && screen.field("Copies").isInvalid)
    screen.field("Copies").enter("12")
    screen.button("Scroll").tap()
    screen.button("Scroll").tap()
    #expect(screen.field("Copies").value == "12" && !screen.field("Copies").isInvalid)
  }

  @Test func `a reset takes an unreadable text away and flashes no error`() {
    let screen = Screen(Fields())
    screen.field("Copies").enter("many")
    screen.field("Price").focus()
    #expect(screen.field("Copies").isInvalid)
    screen.button("Reset").tap()
    #expect(screen.field("Copies").value == "1")
    #expect(!screen.field("Copies").isInvalid)
    #expect(!screen.text("Price is required").exists)
  }
}
