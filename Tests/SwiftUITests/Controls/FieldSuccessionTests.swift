import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct FieldSuccessionTests {
  /// Two fields over one text, in the branches of an `if`.
  private struct Reveal: View {
    @State private var text = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        if isShown {
          TextField("Word", text: $text).focused($isFocused)
        } else {
          SecureField("Word", text: $text).focused($isFocused)
        }
        Button("Switch") { isShown.toggle() }
        Button("Set") { text = "from code" }
        Text(verbatim: "\(text), \(isFocused)")
      }
    }
  }

  @Test func `the input stays with text and focus when the other branch has the same text`() {
    let screen = Screen(Reveal())
    _ = screen.html()
    screen.field("Word").type("abc")
    let identity = screen.field("Word").identity
    _ = screen.patch()
    screen.button("Switch").tap()
    #expect(screen.field("Word").identity == identity)
    #expect(screen.field("Word").isFocused)
    #expect(screen.text("abc, true").exists)
    let patch = screen.patch()
    #expect(patch.contains("\"type\",\"text\""))
    #expect(!patch.contains("abc") && !patch.contains("[\"i\"") && !patch.contains("[\"r\""))
    #expect(screen.brokenInvariants == [])
  }

  @Test func `typing goes on where the branches were switched`() {
    let screen = Screen(Reveal())
    screen.field("Word").type("abc")
    screen.button("Switch").tap()
    screen.field("Word").type("d")
    screen.button("Switch").tap()
    #expect(screen.text("abcd, true").exists)
    #expect(!screen.html().contains("value=\"abcd\""))
  }

  @Test func `a secret set in code is sent once the person asks to see it, not before`() {
    let screen = Screen(Reveal())
    _ = screen.html()
    screen.button("Set").tap()
    #expect(!screen.patch().contains("[\"v\"") && !screen.html().contains("value=\"from code\""))
    screen.button("Switch").tap()
    #expect(screen.patch().contains("\"from code\""))
  }

  @Test func `the replay key stays, so that a page that comes back finds its text`() throws {
    let screen = Screen(Reveal())
    let key = try #require(screen.html().firstMatch(of: /data-k="(\w+)"/)).output.1
    screen.button("Switch").tap()
    #expect(screen.html().contains("data-k=\"\(key)\""))
  }

  @Test func `fields over different texts are different fields`() {
    struct Choice: View {
      @State private var isMail = true
      @State private var mail = ""
      @State private var phone = ""
      var body: some View {
        VStack {
          if isMail {
            TextField("Contact", text: $mail)
          } else {
            TextField("Contact", text: $phone)
          }
          Button("Switch") { isMail.toggle() }
        }
      }
    }
    let screen = Screen(Choice())
    screen.field("Contact").focus()
    let identity = screen.field("Contact").identity
    screen.button("Switch").tap()
    #expect(screen.field("Contact").identity != identity)
    #expect(!screen.field("Contact").isFocused)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a field that finds no follower is gone with its branch`() {
    struct Some: View {
      @State private var isShown = true
      @State private var text = ""
      var body: some View {
        VStack {
          if isShown {
            SecureField("Word", text: $text)
          } else {
            Text("Nothing")
          }
          Button("Switch") { isShown.toggle() }
        }
      }
    }
    let screen = Screen(Some())
    screen.field("Word").focus()
    screen.button("Switch").tap()
    #expect(!screen.field("Word").exists)
    #expect(screen.brokenInvariants == [])
  }
}
