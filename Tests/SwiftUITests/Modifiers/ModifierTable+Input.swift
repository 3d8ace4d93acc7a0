import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var input: [ModifierRow] {
    [
      changes("keyboardType(_:)") { $0.keyboardType(.numberPad) },
      changes("textContentType(_:)") { $0.textContentType(.emailAddress) },
      changes("autocapitalization(_:)") { $0.autocapitalization(.none) },
      changes("textInputAutocapitalization(_:)") { $0.textInputAutocapitalization(.never) },
      changes("autocorrectionDisabled(_:)") { $0.autocorrectionDisabled() },
      changes("disableAutocorrection(_:)") { $0.disableAutocorrection(true) },
      changes("submitLabel(_:)") { $0.submitLabel(.next) },
      changes("textFieldStyle(_:)") { $0.textFieldStyle(.roundedBorder) },
      changes("buttonStyle(_:)") { $0.buttonStyle(.bordered) },
      changes("controlSize(_:)") { $0.controlSize(.large) },
      changes("buttonBorderShape(_:)") { $0.buttonBorderShape(.capsule) },
      changes("disabled(_:)") { $0.disabled(true) },
      changes("allowsHitTesting(_:)") { $0.allowsHitTesting(false) },
      does("onSubmit(of:_:)") {
        var count = 0
        let screen = Screen(TextField("Name", text: .constant("")).onSubmit { count += 1 })
        screen.field("Name").submit()
        return count == 1
      },
      does("submitScope(_:)") {
        var outer = 0
        var inner = 0
        let screen = Screen(
          VStack {
            TextField("Name", text: .constant("")).onSubmit { inner += 1 }.submitScope()
            TextField("City", text: .constant("")).submitScope(false)
          }
          .onSubmit { outer += 1 })
        screen.field("Name").submit()
        screen.field("City").submit()
        return (inner, outer) == (1, 1)
      },
      does("focused(_:)") {
        let screen = Screen(Focusing())
        screen.button("first").tap()
        return screen.field("First").isFocused
      },
      does("focused(_:equals:)") {
        let screen = Screen(Focusing())
        screen.button("second").tap()
        return screen.field("Second").isFocused
      },
      does("onTapGesture(count:perform:)") {
        var count = 0
        let screen = Screen(Text("tap").onTapGesture { count += 1 })
        screen.text("tap").tap()
        return count == 1
      },
      does("contextMenu(menuItems:)") {
        var count = 0
        let screen = Screen(Text("press").contextMenu { Button("Add") { count += 1 } })
        screen.button("Add").tap()
        return count == 1
      },
      does("onHover(perform:)") {
        var isInside = false
        let screen = Screen(Text("hover").onHover { isInside = $0 })
        screen.text("hover").hover(true)
        return isInside
      },
      does("onKeyPress(_:action:)") {
        var count = 0
        let screen = Screen(
          TextField("Name", text: .constant("")).onKeyPress(.downArrow) {
            count += 1
            return .handled
          })
        screen.field("Name").press(.downArrow)
        screen.field("Name").press(.downArrow, isRepeated: true)
        return count == 2
      },
      does("onKeyPress(_:phases:action:)") {
        var phases: [KeyPress.Phases] = []
        let screen = Screen(
          TextField("Name", text: .constant("")).onKeyPress("a", phases: .down) { press in
            phases.append(press.phase)
            return .handled
          })
        screen.field("Name").press("a")
        screen.field("Name").press("a", isRepeated: true)
        return phases == [.down]
      },
      does("onKeyPress(keys:phases:action:)") {
        var keys: [KeyEquivalent] = []
        let screen = Screen(
          TextField("Name", text: .constant("")).onKeyPress(keys: [.upArrow, .escape]) { press in
            keys.append(press.key)
            return .handled
          })
        screen.field("Name").press(.escape)
        screen.field("Name").press(.upArrow)
        return keys == [.escape, .upArrow]
      },
    ]
  }
}

private struct Focusing: View {
  @FocusState private var isFocused: Bool
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("First", text: .constant("")).focused($isFocused)
      TextField("Second", text: .constant("")).focused($focus, equals: 2)
      Button("first") { isFocused = true }
      Button("second") { focus = 2 }
    }
  }
}
