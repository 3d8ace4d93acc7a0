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
    state("Empty") { Delivery(PostalAddress()) }
    state("Germany") { Delivery(.berlin) }
    state("Japan") {
      Delivery(
        PostalAddress(
          street: "丸の内1-1", postalCode: "100-0005", city: "千代田区", region: "東京都",
          country: "JP"))
    }
    state("Disabled") { Delivery(.berlin).disabled(true) }
    state("Right to left") {
      Delivery(.berlin)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") { Delivery(.berlin).dynamicTypeSize(.accessibility5) }
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
}
