import FormCore
import FormworkTesting
import SwiftUI
import Testing

@testable import Formwork

@MainActor @Suite struct AddressTests {
  struct Host: View {
    @State var address = PostalAddress()
    var body: some View {
      Form {
        AddressFields($address)
        Text(verbatim: "\(address.street)|\(address.city)|\(address.country)")
      }
    }
  }

  private func labels(_ country: String) -> [String] {
    Screen(Host(address: PostalAddress(country: country)))
      .controls.filter { $0.role == "textField" }.map(\.name)
  }

  @Test func `each country has its own order and names`() {
    let second = "Apartment, floor, building (optional)"
    #expect(labels("DE") == ["Street address", second, "Postal code", "Town or city"])
    #expect(labels("US") == ["Street address", second, "City", "State", "ZIP code"])
    #expect(labels("GB") == ["Street address", second, "Town or city", "Postcode"])
    #expect(
      labels("JP") == ["Postal code", "Prefecture", "City or ward", "Street address", second])
    #expect(
      labels("KE")
        == ["Street address", second, "Postal code", "City", "State, province or region"])
  }

  @Test func `another country loses nothing, and a field that stays keeps its identity`() {
    let screen = Screen(Host(address: PostalAddress(country: "DE")))
    screen.field("Street address").type("Gasse 1")
    let identity = screen.field("Street address").identity
    screen.picker("Country or region").select("Japan")
    #expect(screen.field("Street address").value == "Gasse 1")
    #expect(screen.field("Street address").identity == identity)
    #expect(screen.text("Gasse 1||JP").exists)
  }

  @Test func `Return walks in the country's order and leaves the last field to the form`() {
    let screen = Screen(Host(address: PostalAddress(country: "US")))
    screen.field("Street address").submit()
    #expect(screen.field("Apartment, floor, building (optional)").isFocused)
    screen.field("City").submit()
    #expect(screen.field("State").isFocused)
    screen.field("State").submit()
    #expect(screen.field("ZIP code").isFocused)
  }

  @Test func `Return between the fields does not submit the form around them`() {
    struct Submitting: View {
      @State private var address = PostalAddress(country: "US")
      @State private var count = 0
      var body: some View {
        Form {
          AddressFields($address)
          Text(verbatim: "submitted \(count)")
        }
        .onSubmit { count += 1 }
      }
    }
    let screen = Screen(Submitting())
    screen.field("City").submit()
    #expect(screen.text("submitted 0").exists)
    screen.field("ZIP code").submit()
    #expect(screen.text("submitted 1").exists)
  }

  @Test func `browsers know what each field means`() {
    let html = Screen(Host(address: PostalAddress(country: "US"))).html()
    for token in [
      "address-line1", "address-line2", "postal-code", "address-level2", "address-level1",
    ] {
      #expect(html.contains("autocomplete=\"\(token)\""))
    }
    #expect(html.contains("autocapitalize=\"characters\""))
  }

  @Test func `countries are named and sorted in the person's language`() {
    let screen = Screen(Host().environment(\.locale, Locale(identifier: "de_AT")))
    let options = screen.picker("Land oder Region").options
    #expect(options.contains("Österreich"))
    #expect(options.firstIndex(of: "Ägypten") ?? 99 < 4)
    #expect(!options.contains("Europäische Union"))
    #expect(screen.picker("Land oder Region").selection == "Auswählen")
  }

  @Test func `no country twice, and each has a name`() {
    let countries = Country.all(in: Locale(identifier: "en"))
    #expect(countries.count > 240)
    #expect(Set(countries.map(\.name)).count == countries.count)
    #expect(countries.allSatisfy { $0.name != $0.code })
  }

  @Test func `an address survives its coding`() throws {
    let address = PostalAddress(
      street: "Gasse 1", addition: "2. Stock", postalCode: "1010", city: "Wien", country: "AT")
    let data = try JSONEncoder().encode(address)
    #expect(try JSONDecoder().decode(PostalAddress.self, from: data) == address)
    #expect(address.parts == [.street, .addition, .postalCode, .city])
  }

  struct Order: Equatable { var address = PostalAddress(country: "US") }

  struct OrderForm: View {
    let form: FormModel<Order>
    var body: some View {
      FormView(form) {
        AddressFields(field: form.address)
        SubmitButton("Order", form: form) { _ in }
      }
    }
  }

  @Test func `a part that the country does not have leaves the model's validity`() {
    let form = FormModel(Order()) { form in
      form.address.street.rules(.required)
      form.address.city.rules(.required)
      form.address.region.rules(.required)
    }
    let screen = Screen(OrderForm(form: form))
    screen.field("Street address").type("Main St 1")
    screen.field("City").type("Troy")
    #expect(!form.isValid)
    screen.picker("Country or region").select("Germany")
    #expect(form.isValid)
    screen.picker("Country or region").select("United States")
    #expect(!form.isValid)
    screen.button("Order").tap()
    #expect(screen.field("State").isFocused)
  }

  @Test func `parts follow a country that comes while the address is not on screen`() {
    struct Wizard: View {
      let form: FormModel<Order>
      @State private var isShown = true
      var body: some View {
        FormView(form) {
          if isShown { AddressFields(field: form.address) }
          Toggle("Address", isOn: $isShown)
        }
      }
    }
    let form = FormModel(Order(address: PostalAddress(country: "DE"))) { form in
      form.address.region.rules(.required)
    }
    let screen = Screen(Wizard(form: form))
    #expect(form.isValid)
    screen.toggle("Address").tap()
    form.values = Order()
    #expect(!form.isValid)
    form.values = Order(address: PostalAddress(country: "DE"))
    #expect(form.isValid)
  }

  @Test func `a model knows the parts that count without a screen`() {
    let form = FormModel(Order(address: PostalAddress(country: "DE"))) { form in
      form.address.region.rules(.required)
      form.address.partsFollowCountry().partsFollowCountry()
    }
    #expect(form.isValid && !form.address.region.isActive)
    form.address.country.value = "US"
    #expect(!form.isValid)
  }
}
