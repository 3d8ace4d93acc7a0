import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct EntryTests {
  @Test func `a text editor takes many lines`() {
    struct Host: View {
      @State private var text = "first"
      var body: some View {
        VStack {
          TextEditor(text: $text).frame(height: 100)
          Text("\(text.count)")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.textEditor().value == "first")
    screen.textEditor().enter("a\nb\nc")
    #expect(screen.texts == ["5"])
  }

  @Test func `a field style of one's own makes the field's view`() {
    struct Framed: TextFieldStyle {
      @Environment(\.isEnabled) private var isEnabled

      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Image(systemName: "pencil")
          configuration.padding(8)
          Text(isEnabled ? "on" : "off")
        }
      }
    }
    struct Host: View {
      @State private var name = ""
      @State private var secret = ""
      @State private var isOff = false
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          SecureField("Secret", text: $secret)
          TextField("Plain", text: $name).textFieldStyle(.roundedBorder)
          Text(verbatim: "\(name) \(secret.count)")
          Button("off") { isOff = true }
        }
        .textFieldStyle(Framed())
        .disabled(isOff)
      }
    }
    let screen = Screen(Host())
    screen.field("Name").type("Ada")
    screen.field("Secret").type("x1")
    #expect(screen.texts == ["on", "on", "Ada 2"])
    #expect(screen.field("Plain").value == "Ada")
    let identity = screen.field("Name").identity
    screen.button("off").tap()
    #expect(screen.texts == ["off", "off", "Ada 2"])
    #expect(screen.field("Name").identity == identity)
  }

  @Test func `line limits reach the fields inside`() {
    struct Host: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("range", text: $text, axis: .vertical).lineLimit(2...4)
          TextField("most", text: $text, axis: .vertical).lineLimit(5)
          TextField("room", text: $text, axis: .vertical).lineLimit(3, reservesSpace: true)
          TextField("from", text: $text, axis: .vertical).padding().lineLimit(2...)
          TextField("line", text: $text).lineLimit(2...4)
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.field("range").lines == 2...4)
    #expect(screen.field("most").lines == 1...5)
    #expect(screen.field("room").lines == 3...3)
    #expect(screen.field("from").lines?.lowerBound == 2)
    #expect(screen.field("line").lines == nil)
  }

  @Test func `a colour is chosen as the browser spells it`() {
    struct Host: View {
      @State private var color = Color.red
      @State private var faint = Color.blue.opacity(0.5)
      var body: some View {
        VStack {
          ColorPicker("Paint", selection: $color)
          ColorPicker("Opaque", selection: $faint, supportsOpacity: false)
          ColorPicker(selection: $faint) { Text("Built") }
          Text(color == Color(red: 0, green: 1, blue: 0) ? "green" : "other")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.colorPicker("Paint").value == "#ff3b30")
    #expect(screen.colorPicker("Built").value == "#007aff")
    screen.colorPicker("Paint").choose("#00ff00")
    #expect(screen.texts.last == "green")
    for nonsense in ["", "#00ff0", "#+0ff00", "red", "#0000000"] {
      screen.colorPicker("Paint").choose(nonsense)
      #expect(screen.colorPicker("Paint").value == "#00ff00")
    }
  }

  @Test func `a form takes styles`() {
    struct Boxed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("form")
          configuration.content
        }
      }
    }
    struct Host: View {
      var body: some View {
        VStack {
          Form { Text("grouped") }.formStyle(.grouped)
          Form { Text("own") }.formStyle(Boxed())
        }
      }
    }
    #expect(Screen(Host()).texts == ["grouped", "form", "own"])
  }

  @Test func `a range of dates is shown in the session's language`() {
    let start = Date(timeIntervalSince1970: 0)
    let screen = Screen(Text(start...start.addingTimeInterval(86_400)), languages: ["de"])
    #expect(screen.texts.first?.contains("1970") == true)
    #expect(Screen(Text(DateInterval(start: start, duration: 3600))).texts.count == 1)
  }

  @Test func `content types are what a browser fills in by, or nothing`() {
    func token(_ type: UITextContentType) -> String? {
      let html = Screen(TextField("x", text: .constant("")).textContentType(type)).html()
      return html.firstMatch(of: /autocomplete="([^"]*)"/).map { String($0.1) }
    }
    #expect(token(.password) == "current-password")
    #expect(token(.newPassword) == "new-password")
    #expect(token(.emailAddress) == "email")
    #expect(token(.flightNumber) == nil)
  }
}
