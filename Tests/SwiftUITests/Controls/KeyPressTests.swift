import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct KeyPressTests {
  final class Log { var events: [String] = [] }
  private let log = Log()

  private func screen(_ result: KeyPress.Result) -> Screen {
    Screen(
      VStack {
        TextField("Name", text: .constant(""))
          .onKeyPress(.return) {
            log.events.append("inner")
            return result
          }
          .padding()
          .onSubmit { log.events.append("submit") }
      })
  }

  @Test func `a key that is handled does nothing else`() {
    screen(.handled).field("Name").press(.return)
    #expect(log.events == ["inner"])
  }

  @Test func `Return that is ignored submits the field`() {
    screen(.ignored).field("Name").press(.return)
    #expect(log.events == ["inner", "submit"])
  }

  @Test func `a key that is ignored goes on to the action further out`() {
    let screen = Screen(
      TextField("Name", text: .constant(""))
        .onKeyPress(.escape) {
          log.events.append("inner")
          return .ignored
        }
        .onKeyPress(.escape) {
          log.events.append("outer")
          return .handled
        })
    screen.field("Name").press(.escape)
    #expect(log.events == ["inner", "outer"])
  }

  @Test func `the page hears of the keys that are waited for now`() {
    struct Switching: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Open") { isOpen.toggle() }
          TextField("Name", text: .constant(""))
            .onKeyPress(keys: isOpen ? [.downArrow, "a"] : [.downArrow]) { _ in .handled }
        }
      }
    }
    let screen = Screen(Switching())
    #expect(screen.html().contains("data-more=\"key:ArrowDown \""))
    screen.button("Open").tap()
    #expect(screen.html().contains("data-more=\"key:A key:ArrowDown \""))
  }

  @Test func `without keys to wait for the page is as it was`() {
    let field = TextField("Name", text: .constant(""))
    #expect(
      !Screen(field.onKeyPress(keys: []) { _ in .handled }).html().contains("data-more"))
  }
}
