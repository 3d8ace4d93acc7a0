import Formwork
import SwiftUI

/// Which field of the shipping form has the keyboard.
enum FocusableField: Hashable {
  case firstName, lastName
}

/// Where a parcel goes, as a model object.
final class ShippingAddressModel: ObservableObject {
  @Published var firstName = ""
  @Published var lastName = ""
  @Published var street = ""
  @Published var number = ""
  @Published var postcode = ""
  @Published var city = ""
  @Published var county = ""
  @Published var country = ""
}

/// The form over bindings into an observable model.
public struct ShippingForm: View {
  @StateObject private var model = ShippingAddressModel()
  @FocusState private var focus: FocusableField?

  public init() {}

  public var body: some View {
    Form {
      Section(header: Text("Shipping Address")) {
        TextInputField("First Name", text: $model.firstName)
          .disableAutocorrection(true)
          .focused($focus, equals: .firstName)
          .submitLabel(.next)
          .onSubmit { focus = .lastName }
        TextInputField("Last Name", text: $model.lastName)
          .focused($focus, equals: .lastName)
        TextInputField("Street", text: $model.street)
        #if os(macOS)
          TextInputField("Number", text: $model.number)
            .clearButtonHidden(false)
        #else
          TextInputField("Number", text: $model.number)
            .keyboardType(.numberPad)
            .clearButtonHidden(false)
        #endif
        TextInputField("Post code", text: $model.postcode)
        TextInputField("City", text: $model.city)
        TextInputField("County", text: $model.county)
        TextInputField("Country", text: $model.country)
          .clearButtonHidden(false)
      }
      .clearButtonHidden()
    }
    .navigationTitle("Shipping")
  }
}

/// Where a parcel goes, as a value.
struct ShippingAddress: Equatable {
  var firstName = ""
  var lastName = ""
  var street = ""
  var number = ""
  var postcode = ""
  var city = ""
  var county = ""
  var country = ""
}

/// The form over bindings into a value in `@State`; it tells what it holds.
public struct ShippingValueForm: View {
  @State private var shippingAddress = ShippingAddress()

  public init() {}

  public var body: some View {
    Form {
      Section(header: Text("Shipping Address")) {
        TextInputField("First Name", text: $shippingAddress.firstName)
          .isMandatory()
        TextInputField("Last Name", text: $shippingAddress.lastName)
          .isMandatory()
        TextInputField("City", text: $shippingAddress.city)
        TextInputField("Country", text: $shippingAddress.country)
      }
      Section {
        Text(summary)
      }
    }
    .navigationTitle("Shipping, by value")
  }

  private var summary: LocalizedStringKey {
    guard shippingAddress != ShippingAddress() else { return "To nobody yet" }
    return "To \(shippingAddress.firstName) \(shippingAddress.lastName)"
  }
}
