import Formwork
import SwiftUI

/// Fields whose behaviour only a browser can show, some for each address: `/secrets`, `/masks` …
public struct FieldLab: View {
  @State private var name = "secrets"

  public init() {}

  public var body: some View {
    content.onOpenURL { url in name = url.lastPathComponent }
  }

  @ViewBuilder private var content: some View {
    switch name {
    case "secrets": SecretsLab()
    case "masks": MasksLab()
    case "values": ValuesLab()
    case "notes": NotesLab()
    case "largest": NotesLab().dynamicTypeSize(.accessibility5)
    case "mirrored": NotesLab().environment(\.layoutDirection, .rightToLeft)
    case "model": ModelLab()
    default: Text("There is no such lab.")
    }
  }
}

/// Secrets that can be shown.
struct SecretsLab: View {
  @State private var password = ""
  @State private var other = "from code"

  var body: some View {
    Form {
      TextInputField("Password", text: $password, kind: .secure)
      TextInputField("Other", text: $other, kind: .secure).clearButtonHidden()
      Text("\(password.count) characters")
    }
    .navigationTitle("Secrets")
  }
}

/// Texts that are laid out while they are typed.
struct MasksLab: View {
  @State private var card = ""
  @State private var phone = ""
  @State private var iban = ""
  @State private var amount = ""
  @State private var date = ""
  @State private var filled = "4111 2222 3333 4444"
  @State private var shout = ""

  var body: some View {
    Form {
      TextInputField("Card number", text: $card, format: .cardNumber)
      TextInputField("Phone", text: $phone, format: .phoneNumber(national: "(###) ###-####"))
      TextInputField("IBAN", text: $iban, format: .iban)
      TextInputField(
        "Amount", text: $amount, format: .decimal(locale: Locale(identifier: "en_US")))
      TextInputField("Date", text: $date, format: .date(locale: Locale(identifier: "de_DE")))
      TextInputField("Known card", text: $filled, format: .cardNumber)
      TextInputField("Capitals", text: Binding(get: { shout }, set: { shout = $0.uppercased() }))
      Text(verbatim: "Card is \(card)")
    }
    .navigationTitle("Masks")
  }
}

/// Numbers and dates.
struct ValuesLab: View {
  @State private var amount: Decimal?
  @State private var count = 3
  @State private var day: Date?

  var body: some View {
    Form {
      TextInputField(
        "Amount", value: $amount,
        format: .currency(code: "EUR").locale(Locale(identifier: "de_DE")))
      TextInputField("Count", value: $count, format: .number.locale(Locale(identifier: "en_US")))
      Text(verbatim: "Amount is \(amount.map { "\($0)" } ?? "none")")
      Text(verbatim: "Count is \(count)")
      Button("Set amount") { amount = 7 }
    }
    .navigationTitle("Values")
  }
}

/// What stands around a text.
struct NotesLab: View {
  @State private var weight = ""
  @State private var remarks = ""
  @State private var long = ""
  @State private var filled = "Filled in code"
  @State private var shares = ""

  var body: some View {
    Form {
      TextInputField("Weight", text: $weight)
        .fieldPrefix("ca.").fieldSuffix("kg")
        .fieldHelp("As it stands on the label of the parcel.")
        .isMandatory()
      TextInputField("Remarks", text: $remarks, kind: .multiline(3...6))
        .characterLimit(10)
      TextInputField(
        "A long title that has more words than there is room for in one line of a phone",
        text: $long
      )
      .onValidate { _ in
        .failure(.init(message: "A long message that goes on and on, so that it takes two lines"))
      }
      .fieldHelp("Help that stays.")
      TextInputField("Filled", text: $filled)
      TextInputField("Shares", text: $shares)
        .onValidate { $0 == "1" ? .success(true) : .success(false) }
      TextInputField("Secret", text: $shares, kind: .secure)
      TextInputField("Disabled", text: $filled).disabled(true)
    }
    .navigationTitle("Notes")
  }
}
