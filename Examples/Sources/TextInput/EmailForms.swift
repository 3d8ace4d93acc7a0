import Formwork
import SwiftUI

/// An address and whether the form around it may be sent.
final class EmailFormModel: ObservableObject {
  @Published var email = ""
  @Published var isFormValid = false
  @Published var isEmailValid = false
}

/// A form that can be sent once its mandatory field is filled.
public struct EmailForm: View {
  @StateObject private var model = EmailFormModel()
  @State private var sentTo: String?

  public init() {}

  public var body: some View {
    Form {
      Section(header: errorLabel) {
        TextInputField("Email address", text: $model.email, isValid: $model.isFormValid)
          .isMandatory()
      }
      Section {
        Button("Submit") { sentTo = model.email }
          .disabled(!model.isFormValid)
      } footer: {
        if let sentTo { Text("Sent to \(sentTo)") }
      }
    }
    .navigationTitle("E-mail")
  }

  @ViewBuilder private var errorLabel: some View {
    if model.isFormValid {
      Text("Newsletter")
    } else {
      Label("Please enter your address", systemImage: "exclamationmark.circle")
        .foregroundColor(.red)
    }
  }
}

/// The same with a rule for what an address is.
public struct ValidatedEmailForm: View {
  @StateObject private var model = EmailFormModel()
  @State private var sentTo: String?

  public init() {}

  public var body: some View {
    Form {
      Section(header: errorLabel) {
        field
      }
      Section {
        Button("Submit") { sentTo = model.email }
          .disabled(!model.isEmailValid)
      } footer: {
        if let sentTo { Text("Sent to \(sentTo)") }
      }
    }
    .navigationTitle("E-mail, checked")
  }

  private var field: some View {
    #if os(macOS)
      validatedField
    #else
      validatedField
        .keyboardType(.emailAddress)
        .autocapitalization(.none)
    #endif
  }

  private var validatedField: some View {
    TextInputField("Email address", text: $model.email, isValid: $model.isEmailValid)
      .isMandatory()
      .onValidate { value in
        value.isEmail()
          ? .success(true) : .failure(.init(message: "\(value) is not a valid email address"))
      }
      .disableAutocorrection(true)
  }

  @ViewBuilder private var errorLabel: some View {
    if model.isEmailValid {
      Text("Newsletter")
    } else {
      Label("Please enter a valid address", systemImage: "exclamationmark.circle")
        .foregroundColor(.red)
    }
  }
}
