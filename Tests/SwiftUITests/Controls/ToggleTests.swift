import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ToggleTests {
  @Test func `a tap turns the toggle on and off again`() {
    struct Host: View {
      @State private var isOn = false
      var body: some View {
        Form {
          Toggle("Newsletter", isOn: $isOn)
          Text(isOn ? "on" : "off")
        }
      }
    }
    let screen = Screen(Host())
    #expect(!screen.toggle("Newsletter").isOn)
    screen.toggle("Newsletter").tap()
    #expect(screen.toggle("Newsletter").isOn)
    #expect(screen.texts == ["Newsletter", "on"])
    screen.toggle("Newsletter").tap()
    #expect(screen.texts == ["Newsletter", "off"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `every way to write a label names the toggle`() {
    struct Host: View {
      let title = "string"
      @State private var isOn = true
      var body: some View {
        VStack {
          Toggle("key", isOn: $isOn)
          Toggle(title, isOn: $isOn)
          Toggle(isOn: $isOn) { Text("built") }
          Toggle(isOn: $isOn, label: { Label("icon", systemImage: "star") })
          Toggle("system", systemImage: "star", isOn: .constant(false))
          Toggle("constant", isOn: .constant(true))
        }
      }
    }
    let screen = Screen(Host())
    for name in ["key", "string", "built", "icon", "constant"] {
      #expect(screen.toggle(name).isOn)
    }
    #expect(!screen.toggle("system").isOn)
  }

  @Test func `a binding that refuses puts the switch back`() {
    struct Host: View {
      var body: some View { Toggle("Locked", isOn: .constant(false)) }
    }
    let screen = Screen(Host())
    screen.toggle("Locked").tap()
    #expect(!screen.toggle("Locked").isOn)
  }

  @Test func `a style of one's own draws the toggle and reads the environment`() {
    struct CheckStyle: ToggleStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
            if !isEnabled { Text("(locked)") }
          }
        }
      }
    }
    struct Host: View {
      @State private var isOn = false
      @State private var isLocked = false
      var body: some View {
        VStack {
          Toggle("Terms", isOn: $isOn).disabled(isLocked)
          Text(isOn ? "agreed" : "open")
          Button("lock") { isLocked = true }
        }
        .toggleStyle(CheckStyle())
      }
    }
    let screen = Screen(Host())
    screen.button("Terms").tap()
    #expect(screen.texts == ["agreed"])
    screen.button("lock").tap()
    #expect(screen.button("Terms, (locked)").exists)
    #expect(!screen.button("Terms, (locked)").isEnabled)
  }

  @Test func `a style that wraps the toggle itself is not asked again`() {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Toggle(configuration).toggleStyle(.switch)
          Text("framed")
        }
      }
    }
    struct Host: View {
      @State private var isOn = false
      var body: some View { Toggle("Inner", isOn: $isOn).toggleStyle(Framed()) }
    }
    let screen = Screen(Host())
    screen.toggle("Inner").tap()
    #expect(screen.toggle("Inner").isOn)
    #expect(screen.texts == ["Inner", "framed"])
  }

  @Test func `hidden labels still name their controls`() {
    struct Host: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Quiet", isOn: $isOn)
          LabeledContent("Total", value: "3")
        }
        .labelsHidden()
      }
    }
    let screen = Screen(Host())
    #expect(screen.toggle("Quiet").exists)
    #expect(screen.labeledContent("Total").content == "3")
  }

  @Test func `the style may be switched by type or by member`() {
    struct Host: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("a", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
          Toggle("b", isOn: $isOn).toggleStyle(.button)
          Toggle("c", isOn: $isOn).toggleStyle(.checkbox)
          Toggle("d", isOn: $isOn).toggleStyle(.automatic)
        }
      }
    }
    let screen = Screen(Host())
    screen.toggle("b").tap()
    #expect(["a", "b", "c", "d"].allSatisfy { screen.toggle($0).isOn })
  }

  @Test func `a toggle that changes runs no other body`() {
    struct Host: View {
      @State private var values = Array(repeating: false, count: 50)
      var body: some View {
        ForEach(0..<50) { Toggle("Option \($0)", isOn: $values[$0]) }
      }
    }
    let screen = Screen(Host())
    let before = screen.bodyRuns
    screen.toggle("Option 7").tap()
    #expect(screen.toggle("Option 7").isOn)
    #expect(!screen.toggle("Option 8").isOn)
    #expect(screen.bodyRuns - before <= 1)
  }

  @Test func `a toggle drawn as a button is as wide as its label`() {
    let button = ScreenPicture(Toggle("Bold", isOn: .constant(true)).toggleStyle(.button))
    #expect(button.all(.toggle).first?.fills == [])
    let ordinary = ScreenPicture(Toggle("Bold", isOn: .constant(true)))
    #expect(ordinary.all(.toggle).first?.fills == .horizontal)
  }

  @Test func `a toggle drawn as a button shows each press`() {
    struct Host: View {
      @State private var isOn = false
      var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(.button) }
    }
    let screen = Screen(Host())
    _ = screen.html()
    screen.toggle("Bold").choose("1")
    #expect(screen.patch().contains("aria-pressed=\\\"true\\\""))
    screen.toggle("Bold").choose("0")
    #expect(screen.patch().contains("aria-pressed=\\\"false\\\""))
  }

  @Test func `a person's own choice is not sent back, a refused one is`() {
    struct Host: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Free", isOn: $isOn)
          Toggle("Locked", isOn: .constant(false))
        }
      }
    }
    let screen = Screen(Host())
    _ = screen.html()
    screen.toggle("Free").tap()
    #expect(screen.patch() == "[1]")
    screen.toggle("Locked").tap()
    #expect(screen.patch().contains("\"checked\",false"))
  }
}
