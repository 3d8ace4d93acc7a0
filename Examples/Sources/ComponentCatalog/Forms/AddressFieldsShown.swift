import FormCore
import Formwork
import SwiftUI

/// A postal address.
@MainActor struct AddressFieldsShown: @MainActor ShownComponent {
  let name = "AddressFields"
  let summary = """
    The fields of a postal address, in the order and by the names of the chosen country. Browsers \
    and phones fill them in.
    """
  let symbol = "mappin.and.ellipse"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let country = Parameter.choice("Country", "DE", "JP", "US", "GB")

  var parameters: [Parameter] { [country] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state(
      "Empty", .picker("Country or region", "Choose"), .field("Street address"),
      .field("Apartment, floor, building (optional)"), .field("Postal code"), .field("City"),
      .field("State, province or region")
    ) { Delivery(PostalAddress()) }
    state(
      "Filled", .picker("Country or region", "Germany"),
      .field("Street address", "Invalidenstraße 43"), .clear,
      .field("Apartment, floor, building (optional)"), .field("Postal code", "10115"), .clear,
      .field("Town or city", "Berlin"), .clear
    ) { Delivery(.berlin) }
    state(
      "Japan", .picker("Country or region", "Japan"), .field("Postal code", "100-0005"), .clear,
      .field("Prefecture", "東京都"), .clear, .field("City or ward", "千代田区"), .clear,
      .field("Street address", "丸の内1-1"), .clear, .field("Apartment, floor, building (optional)")
    ) {
      Delivery(
        PostalAddress(
          street: "丸の内1-1", postalCode: "100-0005", city: "千代田区", region: "東京都",
          country: "JP"))
    }
    state(
      "Focused", .picker("Country or region", "Germany"),
      .field("Street address", "Invalidenstraße 43"), .clear,
      .field("Apartment, floor, building (optional)"), .field("Postal code", "10115"), .clear,
      .field("Town or city", "Berlin"), .clear
    ) { Focusing { Delivery(.berlin) } }
    state(
      "Invalid", .picker("Country or region", "Germany"),
      .field("Street address", "Invalidenstraße 43").required, .clear,
      .field("Apartment, floor, building (optional)"), .field("Postal code"),
      .field("Town or city").required.invalid("Town or city is required")
    ) { Checked(PostalAddress(street: "Invalidenstraße 43", country: "DE")) }
    state(
      "Disabled", .picker("Country or region", "Germany").disabled,
      .field("Street address", "Invalidenstraße 43").disabled,
      .field("Apartment, floor, building (optional)").disabled,
      .field("Postal code", "10115").disabled, .field("Town or city", "Berlin").disabled
    ) { Delivery(.berlin).disabled(true) }
    state(
      "Long text", .picker("Country or region", "United Kingdom"),
      .field(
        "Street address", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road 1234"),
      .clear, .field("Apartment, floor, building (optional)"),
      .field("Town or city", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"), .clear,
      .field("Postcode", "LL61 5UJ"), .clear
    ) { Delivery(.long) }
    state(
      "Right to left", .picker("البلد أو المنطقة", "ألمانيا"),
      .field("الشارع ورقم المبنى", "Invalidenstraße 43"), .symbol("مسح النص"),
      .field("الشقة، الطابق، المبنى (اختياري)"), .field("الرمز البريدي", "10115"),
      .symbol("مسح النص"), .field("البلدة أو المدينة", "Berlin"), .symbol("مسح النص")
    ) { Delivery(.berlin).mirrored() }
    state(
      "Largest type", .picker("Country or region", "Germany"),
      .field("Street address", "Invalidenstraße 43"), .clear,
      .field("Apartment, floor, building (optional)"), .field("Postal code", "10115"), .clear,
      .field("Town or city", "Berlin"), .clear
    ) { Delivery(.berlin).dynamicTypeSize(.accessibility5) }
  }

  private struct Delivery: View {
    @State private var address: PostalAddress

    init(_ address: PostalAddress) { _address = State(initialValue: address) }

    var body: some View {
      Form {
        Section("Delivery") { AddressFields($address) }
      }
    }
  }

  /// An address in a form model, which says what is missing.
  private struct Checked: View {
    struct Order: Equatable { var address: PostalAddress }

    @State private var form: FormModel<Order>

    init(_ address: PostalAddress) {
      let form = FormModel(Order(address: address)) { form in
        form.showing = .fromTheStart
        form.address.street.rules(.required)
        form.address.city.rules(.required)
      }
      _form = State(initialValue: form)
    }

    var body: some View {
      FormView(form) {
        Section("Delivery") { AddressFields(field: form.address) }
      }
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    Delivery(PostalAddress(country: values[country])).id(values[country])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      properties: "@State private var address = PostalAddress(country: \(values[country].literal))",
      view: """
        Form {
          Section("Delivery") { AddressFields($address) }
        }
        """)
  }
}

extension PostalAddress {
  fileprivate static let berlin = PostalAddress(
    street: "Invalidenstraße 43", postalCode: "10115", city: "Berlin", country: "DE")
  fileprivate static let long = PostalAddress(
    street: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road 1234",
    postalCode: "LL61 5UJ", city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    country: "GB")
}
