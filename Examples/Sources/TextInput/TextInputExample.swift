import Formwork
import SwiftUI

/// The clients of `TextInputField`.
public struct TextInputExample: View {
  public init() {}

  public var body: some View {
    List {
      Section("Floating labels and clear buttons") {
        NavigationLink("Shipping address", destination: ShippingForm())
        NavigationLink("Shipping address, by value", destination: ShippingValueForm())
      }
      Section("Validation") {
        NavigationLink("E-mail address", destination: EmailForm())
        NavigationLink("E-mail address, checked", destination: ValidatedEmailForm())
        NavigationLink(
          "Messages in the label, from the start",
          destination: ValidatedEmailForm()
            .fieldMessagePlacement(.inLabel)
            .fieldMessagePolicy(.fromTheStart))
      }
    }
    .navigationTitle("Text input")
  }
}
