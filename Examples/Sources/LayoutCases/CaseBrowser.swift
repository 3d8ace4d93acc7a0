import SwiftUI

/// A list of all cases; a tap shows one of them alone.
public struct CaseBrowser: View {
  @State private var shown: String?

  public init() {}

  public var body: some View {
    if let layoutCase = LayoutCase.all.first(where: { $0.id == shown }) {
      CaseView(layoutCase: layoutCase)
    } else {
      List(LayoutCase.all) { layoutCase in
        Button(layoutCase.id) { shown = layoutCase.id }
      }
    }
  }
}
