import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CustomContentTests {
  private struct Field: View {
    var isWrong = false
    @State private var text = ""

    var body: some View {
      TextField("Name", text: $text)
        .accessibilityCustomContent(
          AccessibilityCustomContentKey(Text("Invalid"), id: "aria-invalid"),
          isWrong ? Text("Yes") : nil
        )
        .accessibilityCustomContent(
          AccessibilityCustomContentKey("Required", id: "aria-required"), Text("Yes"))
    }
  }

  @Test func `a detail is read behind the name`() {
    let screen = Screen(
      Text("Rex").accessibilityCustomContent("Age", "5 years", importance: .high))
    #expect(screen.html().contains("aria-description=\"Age: 5 years\""))
  }

  @Test func `a later value of a key takes the place of the one inside, nil takes it away`() {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let screen = Screen(
      VStack {
        Text("Rex").accessibilityCustomContent(key, "5").accessibilityCustomContent(key, "6")
        Text("Bo").accessibilityCustomContent(key, "7").accessibilityCustomContent(key, nil)
      })
    #expect(screen.html().contains("aria-description=\"Age: 6\""))
    #expect(!screen.html().contains("Age: 5"))
    #expect(!screen.html().contains("Age: 7"))
  }

  @Test func `keys with the ids of attributes say that a field is required and invalid`() {
    let html = Screen(Field()).html()
    #expect(html.contains("aria-required=\"true\""))
    #expect(!html.contains("aria-invalid"))
    #expect(!html.contains("aria-description"))
    #expect(Screen(Field(isWrong: true)).field("Name").isInvalid)
  }
}
