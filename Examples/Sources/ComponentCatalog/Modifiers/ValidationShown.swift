import Formwork
import SwiftUI

/// An outline around what is not valid.
@MainActor struct ValidationShown: @MainActor ShownComponent {
  let name = "validate(_:validate:)"
  let summary = """
    Outlines a view while a value does not pass a rule, four points outside of it. What the outline \
    surrounds depends on the order of the modifiers.
    """
  let symbol = "checkmark.rectangle"
  let category = ComponentCategory.modifiers

  private let order = Parameter.choice("Order", "Validate, then prefix", "Prefix, then validate")
  private let length = Parameter.choice("At least", "3", "1", "8")

  var parameters: [Parameter] { [order, length] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Phone")) { Self.fieldAlone("") }
    state("Filled", .field("Phone", "0800 000 123")) { Self.fieldAlone("0800 000 123") }
    state("Invalid", .field("Phone", "08")) { Self.fieldAlone("08") }
    state("Invalid, icon and field", .field("Phone", "08")) { Self.together("08") }
    state("Focused", .field("Phone", "08")) { Focusing { Self.fieldAlone("08") } }
    state("Disabled", .field("Phone", "08").disabled) { Self.fieldAlone("08").disabled(true) }
    state("Long text", .field("Phone", "0800 000 123, and 456 in the evening from seven to nine")) {
      Self.fieldAlone("0800 000 123, and 456 in the evening from seven to nine")
    }
    state("Right to left", .field("الهاتف", "08")) {
      Self.fieldAlone("08")
        .mirrored()
    }
    state("Largest type", .field("Phone", "08")) {
      Self.together("08").dynamicTypeSize(.accessibility5)
    }
  }

  private static func fieldAlone(_ text: String, atLeast length: Int = 3) -> some View {
    Editing(text) { text in
      TextField("Phone", text: text)
        .validate(text.wrappedValue) { $0.count >= length }
        .prefix(icon: "phone.circle.fill")
    }
  }

  private static func together(_ text: String, atLeast length: Int = 3) -> some View {
    Editing(text) { text in
      TextField("Phone", text: text)
        .prefix(icon: "phone.circle.fill")
        .validate(text.wrappedValue) { $0.count >= length }
    }
  }

  @ViewBuilder func preview(_ values: ParameterValues) -> some View {
    let length = Int(values[length]) ?? 3
    if values[order] == "Validate, then prefix" {
      Self.fieldAlone("08", atLeast: length)
    } else {
      Self.together("08", atLeast: length)
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let validate = ".validate(phone) { $0.count >= \(values[length]) }"
    let prefix = ".prefix(icon: \"phone.circle.fill\")"
    let isInside = values[order] == "Validate, then prefix"
    return Snippet(
      properties: "@State private var phone = \"08\"",
      view: code(
        "TextField(\"Phone\", text: $phone)", isInside ? validate : prefix,
        isInside ? prefix : validate))
  }
}
