import SwiftUI

/// A list of all cases; a tap, or the address `/?case=<name>`, shows one of them alone.
public struct CaseBrowser: View {
  @State private var shown: String?

  public init() {}

  public var body: some View {
    content.onOpenURL { url in
      let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
      shown = query?.first { $0.name == "case" }?.value
    }
  }

  @ViewBuilder private var content: some View {
    if let layoutCase = LayoutCase.all.first(where: { $0.id == shown }) {
      CaseView(layoutCase: layoutCase)
    } else {
      List(LayoutCase.all) { layoutCase in
        Button(layoutCase.id) { shown = layoutCase.id }
      }
    }
  }
}
