import FormworkTesting
import SwiftUI
import Testing

/// Views that assistive technology adjusts in steps.
@MainActor @Suite struct AdjustableTests {
  private struct Rating: View {
    @State private var stars = 3
    var isDisabled = false
    var body: some View {
      HStack { Text(verbatim: String(repeating: "★", count: stars)) }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
        .accessibilityIdentifier("rating")
        .disabled(isDisabled)
    }
  }

  @Test func `a person steps the value up and down`() {
    let screen = Screen(Rating())
    let rating = screen.element(identifier: "rating")
    rating.increment()
    rating.increment()
    #expect(screen.texts == ["★★★★★"])
    rating.decrement()
    #expect(screen.texts == ["★★★★"])
  }

  @Test func `it is a slider that tells its value in words and takes the focus`() {
    let html = Screen(Rating()).html()
    for attribute in [
      "role=\"slider\"", "aria-label=\"Rating\"", "aria-valuetext=\"3 of 5\"",
      "aria-valuenow=\"3\"", "tabindex=\"0\"", "data-more=\"adjust \"",
    ] {
      #expect(html.contains(attribute), "\(attribute)")
    }
  }

  @Test func `one that is disabled is not adjusted`() {
    let html = Screen(Rating(isDisabled: true)).html()
    #expect(!html.contains("slider"))
    #expect(!html.contains("adjust"))
  }

  @Test func `a text field keeps its arrow keys`() {
    let field = TextField("Name", text: .constant("")).accessibilityAdjustableAction { _ in }
    #expect(!Screen(field).html().contains("adjust"))
  }

  @Test func `a button is no slider`() {
    let html = Screen(Button("Send") {}.accessibilityAdjustableAction { _ in }).html()
    #expect(!html.contains("adjust"))
    #expect(!html.contains("aria-value"))
  }

  @Test func `a stepper keeps its own way`() {
    struct Steps: View {
      @State private var number = 1
      var body: some View {
        Stepper("Number", value: $number).accessibilityAdjustableAction { _ in number = 99 }
        Text(verbatim: "\(number)")
      }
    }
    let screen = Screen(Steps())
    screen.stepper("Number").increment()
    #expect(screen.text("2").exists)
  }
}
