import SwiftUI

extension ModifierTable {
  static var previews: [ModifierRow] {
    [
      keeps("previewDisplayName(_:)") { $0.previewDisplayName("Name") },
      keeps("previewLayout(_:)") { $0.previewLayout(.sizeThatFits) },
      keeps("previewDevice(_:)") { $0.previewDevice("iPhone 15") },
      keeps("previewInterfaceOrientation(_:)") { $0.previewInterfaceOrientation(.portrait) },
    ]
  }

  /// The modifier says itself that it changes nothing on a page: it is a wish for a preview, or the
  /// page is so already.
  static func keeps(
    _ name: String, _ modify: @escaping @MainActor (AnyView) -> any View
  ) -> ModifierRow {
    does(name) {
      let sample = AnyView(Text("x"))
      return picture(of: sample) == picture(of: AnyView(modify(sample)))
    }
  }
}
