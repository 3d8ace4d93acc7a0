import FormworkTesting
import SignUp
import SwiftUI
import Testing

@MainActor @Suite struct SignUpTests {
  @Test func `the form has five fields, a header and a button`() {
    let screen = Screen(SignUpPage())
    #expect(screen.texts == ["表單"])
    #expect(screen.buttons == ["確定"])
    for label in ["姓名", "信箱", "0800-000-123", "[phone]", "2020/09/14"] {
      #expect(screen.field(label).exists, "\(label)")
    }
  }

  @Test func `every field has its symbol`() {
    let symbols = ["person", "envelope", "phone", "calendar"].map { "\($0).circle.fill" }
    let text = Screen(SignUpForm()).text
    for symbol in symbols { #expect(text.contains(symbol)) }
  }

  @Test func `typing keeps the field while its outline goes`() {
    let screen = Screen(SignUpForm())
    let identity = screen.field("姓名").identity
    let before = screen.html()
    screen.field("姓名").type("王小明")
    #expect(screen.field("姓名").value == "王小明")
    #expect(screen.field("姓名").identity == identity)
    #expect(screen.html() != before)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a rule sees each value as it is typed`() {
    final class Log { var seen: [Int] = [] }
    struct Counted: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text).validate(text.count) { count in
          log.seen.append(count)
          return count > 2
        }
      }
    }
    let log = Log()
    Screen(Counted(log: log)).field("Text").type("abc")
    #expect(log.seen == [0, 1, 2, 3])
  }
}
