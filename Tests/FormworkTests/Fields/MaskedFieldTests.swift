import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct MaskedFieldTests {
  private struct Bench: View {
    @State private var card = ""
    @State private var amount = ""

    var body: some View {
      Form {
        TextInputField("Card", text: $card, format: .cardNumber)
        TextInputField(
          "Amount", text: $amount, format: .decimal(locale: Locale(identifier: "en_US")))
        Text(verbatim: "\(card)|\(amount)")
        Button("Set") { card = "5500000000000004" }
      }
    }
  }

  private struct Payment: Equatable { var card = "" }

  private struct Modelled: View {
    @State private var form = FormModel(Payment()) { $0.card.rules(.length(16...19)) }

    var body: some View {
      FormView(form) {
        TextInputField("Card", field: form.card, format: .cardNumber)
        Text(verbatim: "\(form.normalizedValues.card), \(form.isValid)")
      }
    }
  }

  @Test
  func `a format that the view gives is the model's: rules and the submission see what counts`() {
    let screen = Screen(Modelled())
    screen.field("Card").enter("4111 1111 1111 111")
    #expect(screen.text("411111111111111, false").exists)
    screen.field("Card").enter("4111 1111 1111 1111")
    #expect(screen.text("4111111111111111, true").exists)
  }

  @Test func `a text is laid out while it is typed`() {
    let screen = Screen(Bench())
    screen.field("Card").type("41111")
    #expect(screen.field("Card").value == "4111 1")
    #expect(screen.text("4111 1|").exists)
  }

  @Test func `a paste and an autofill replace, whatever stood there`() {
    let screen = Screen(Bench())
    screen.field("Card").enter("4111-1111-1111-1111")
    #expect(screen.field("Card").value == "4111 1111 1111 1111")
    screen.field("Card").enter("4000 0000 0000 0002")
    #expect(screen.field("Card").value == "4000 0000 0000 0002")
    screen.field("Amount").enter("1")
    screen.field("Amount").enter("1.234,56")
    #expect(screen.field("Amount").value == "1,234.56")
  }

  @Test func `deleting a separator deletes the character before it`() {
    let screen = Screen(Bench())
    screen.field("Card").enter("4123 5678")
    screen.field("Card").enter("41235678")
    #expect(screen.field("Card").value == "4125 678")
  }

  @Test func `a separator that is undecided is decided when the field is left`() {
    let screen = Screen(Bench())
    screen.field("Amount").type("1,5")
    #expect(screen.field("Amount").value == "1,5")
    screen.field("Amount").blur()
    #expect(screen.field("Amount").value == "1.5")
  }

  @Test func `a value set in code is laid out`() {
    let screen = Screen(Bench())
    screen.button("Set").tap()
    #expect(screen.field("Card").value == "5500 0000 0000 0004")
  }

  @Test func `a format of the model lays out, and rules and submission see what counts`() async {
    struct Payment: Equatable { var card = "" }
    struct Fields: View {
      @State private var form = FormModel(Payment()) { form in
        form.card.format(.cardNumber).rules(.length(16))
      }
      @State private var sent = ""
      var body: some View {
        FormView(form) {
          TextInputField("Card", field: form.card)
          SubmitButton("Pay", form: form) { sent = $0.card }
          Text(verbatim: sent)
        }
      }
    }
    let screen = Screen(Fields())
    screen.field("Card").type("4111111111111111")
    #expect(screen.field("Card").value == "4111 1111 1111 1111")
    screen.button("Pay").tap()
    #expect(await screen.wait { screen.text("4111111111111111").exists })
  }
}
