import SwiftUI

/// Composite components as only a browser can show them, one for each address: `/login`, `/code` …
/// A query mirrors them: `/code?rtl`.
public struct ComponentLab: View {
  @State private var name = "login"
  @State private var isMirrored = false

  public init() {}

  public var body: some View {
    content
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      .onOpenURL { url in
        name = url.lastPathComponent
        isMirrored = url.query == "rtl"
      }
  }

  @ViewBuilder private var content: some View {
    switch name {
    case "login": LoginLab()
    case "code": CodeLab()
    case "code-model": ModelCodeLab()
    case "password": PasswordLab()
    case "address": AddressLab()
    case "address-model": ModelAddressLab()
    case "search": SearchLab()
    case "search-modifiers": SearchModifierLab()
    case "create": CreateLab()
    case "edit": EditLab()
    default: Text("There is no such component.")
    }
  }
}
