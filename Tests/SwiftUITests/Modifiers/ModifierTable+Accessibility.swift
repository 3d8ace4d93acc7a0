import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var accessibility: [ModifierRow] {
    [
      changes("accessibilityIdentifier(_:)") { $0.accessibilityIdentifier("id") },
      changes("accessibilityLabel(_:)") { $0.accessibilityLabel("Name") },
      changes("accessibilityLabel(_:isEnabled:)") {
        $0.accessibilityLabel("Name", isEnabled: true)
      },
      changes("accessibilityValue(_:)") { $0.accessibilityValue("half") },
      changes("accessibilityHint(_:)") { $0.accessibilityHint("opens it") },
      does("accessibilityAdjustableAction(_:)") {
        var steps: [AccessibilityAdjustmentDirection] = []
        let screen = Screen(
          HStack { Text("x") }.accessibilityIdentifier("x")
            .accessibilityAdjustableAction { steps.append($0) })
        screen.element(identifier: "x").increment()
        screen.element(identifier: "x").decrement()
        return steps == [.increment, .decrement]
      },
      changes("accessibilityHidden(_:)") { $0.accessibilityHidden(true) },
      changes("accessibilityHidden(_:isEnabled:)") {
        $0.accessibilityHidden(true, isEnabled: true)
      },
      changes("accessibilityAddTraits(_:)") { $0.accessibilityAddTraits(.isHeader) },
      changes("accessibilityRemoveTraits(_:)", on: pressed) {
        $0.accessibilityRemoveTraits([.isButton])
      },
      changes("accessibilityElement(children:)") { $0.accessibilityElement(children: .combine) },
      changes("accessibilityHeading(_:)", on: headed) { $0.accessibilityHeading(.h1) },
      does("accessibilityFocused(_:)") {
        let screen = Screen(LedTo())
        screen.button("Lead").tap()
        return screen.text("There").isFocused
      },
      does("accessibilityFocused(_:equals:)") {
        let screen = Screen(LedTo())
        screen.button("Lead elsewhere").tap()
        return screen.text("Elsewhere").isFocused
      },
      changes("accessibility(label:)") { $0.accessibility(label: Text("Name")) },
      changes("accessibility(value:)") { $0.accessibility(value: Text("half")) },
      changes("accessibility(hint:)") { $0.accessibility(hint: Text("opens it")) },
      changes("accessibility(hidden:)") { $0.accessibility(hidden: true) },
      changes("accessibility(identifier:)") { $0.accessibility(identifier: "id") },
      changes("accessibility(addTraits:)") { $0.accessibility(addTraits: .isHeader) },
      changes("accessibility(removeTraits:)", on: pressed) {
        $0.accessibility(removeTraits: .isButton)
      },
    ]
  }

  private static func pressed() -> AnyView {
    AnyView(Text("x").accessibilityAddTraits(.isButton))
  }

  private static func headed() -> AnyView {
    AnyView(VStack { Text("x") }.accessibilityAddTraits(.isHeader))
  }
}

private struct LedTo: View {
  @AccessibilityFocusState private var isThere: Bool
  @AccessibilityFocusState private var place: Int?

  var body: some View {
    Text("There").accessibilityFocused($isThere)
    Text("Elsewhere").accessibilityFocused($place, equals: 1)
    Button("Lead") { isThere = true }
    Button("Lead elsewhere") { place = 1 }
  }
}
