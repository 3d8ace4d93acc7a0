import FormCore
import Formwork
import SwiftUI

/// An address by value.
struct AddressLab: View {
  @State private var address = PostalAddress(country: "US")

  var body: some View {
    Form {
      Section("Delivery") { AddressFields($address) }
      Text(verbatim: "\(address.street), \(address.city), \(address.country)")
    }
  }
}

/// An address of a form model.
struct ModelAddressLab: View {
  struct Order: Equatable { var address = PostalAddress(country: "DE") }

  @State private var form = FormModel(Order()) { form in
    form.address.street.rules(.required)
    form.address.postalCode.rules(.required)
    form.address.city.rules(.required)
    form.address.region.rules(.required)
  }

  var body: some View {
    FormView(form) {
      Section("Delivery") { AddressFields(field: form.address) }
      SubmitButton("Order", form: form) { _ in }
      if form.phase == .succeeded { Text("Ordered") }
    }
  }
}
