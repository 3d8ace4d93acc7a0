import SwiftUI

/// Why a modifier rightly leaves the screen as it is.
enum ReasonForNoEffect {
  /// It tells Xcode's canvas how to show a preview; a running app has no canvas, on iOS neither.
  case onlyForACanvas
  /// What it asks for is the only way there is, so that leaving it out is the same.
  case onlyWay
  /// CSS has nothing of the kind; the documentation of the modifier says so.
  case notInCSS
}

extension ModifierTable {
  /// All public modifiers that have no effect, each with the reason. They are there so that an
  /// author's code compiles; the table holds them to leaving the screen as it is.
  static var exceptions: [ModifierRow] {
    [
      leaves("previewDevice(_:)", .onlyForACanvas) { $0.previewDevice("iPhone 16") },
      leaves("previewDisplayName(_:)", .onlyForACanvas) { $0.previewDisplayName("Dark") },
      leaves("previewInterfaceOrientation(_:)", .onlyForACanvas) {
        $0.previewInterfaceOrientation(.landscapeLeft)
      },
      leaves("previewLayout(_:)", .onlyForACanvas) { $0.previewLayout(.sizeThatFits) },
      leaves("truncationMode(_:)", .notInCSS) { $0.truncationMode(.middle) },
      leaves("minimumScaleFactor(_:)", .notInCSS) { $0.minimumScaleFactor(0.5) },
      leaves("navigationViewStyle(_:)", .onlyWay) { $0.navigationViewStyle(.stack) },
      leaves("presentationCompactAdaptation(_:)", .onlyWay) {
        $0.presentationCompactAdaptation(.popover)
      },
    ]
  }

  /// The modifier changes nothing, for a reason.
  private static func leaves(
    _ name: String, _ reason: ReasonForNoEffect,
    _ modify: @escaping @MainActor (AnyView) -> any View
  ) -> ModifierRow {
    ModifierRow(name: name) {
      let plain = picture(of: columns())
      let modified = picture(of: AnyView(modify(columns())))
      return plain == modified ? nil : "changes the screen and is no exception (\(reason))"
    }
  }

  /// Two columns, of which a stack of pages shows the first.
  private static func columns() -> AnyView {
    AnyView(
      NavigationView {
        VStack {
          NavigationLink("Next", destination: Text("second")).navigationBarTitle("Start")
        }
        Text("column")
      })
  }
}
