import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct DisclosureTests {
  @Test func `a group shows its content while it is open`() {
    struct Host: View {
      var body: some View {
        DisclosureGroup("More") { Text("inside") }
      }
    }
    let screen = Screen(Host())
    #expect(screen.texts == ["More"])
    screen.disclosureGroup("More").tap()
    #expect(screen.texts == ["More", "inside"])
    screen.disclosureGroup("More").tap()
    #expect(screen.texts == ["More"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a binding opens and follows`() {
    struct Host: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          DisclosureGroup(isExpanded: $isOpen) {
            Text("inside")
          } label: {
            Text("Bound")
          }
          Button("toggle") { isOpen.toggle() }
          Text(isOpen ? "open" : "closed")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.texts == ["Bound", "inside", "open"])
    screen.button("toggle").tap()
    #expect(screen.texts == ["Bound", "closed"])
    screen.disclosureGroup("Bound").tap()
    #expect(screen.texts == ["Bound", "inside", "open"])
  }

  @Test func `a style of one's own shows the content`() {
    struct Plus: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "-" : "+") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
    struct Host: View {
      var body: some View {
        VStack { DisclosureGroup("Own") { Text("inside") } }.disclosureGroupStyle(Plus())
      }
    }
    let screen = Screen(Host())
    screen.button("+").tap()
    #expect(screen.texts == ["Own", "inside"])
    #expect(screen.buttons == ["-"])
  }
}

@MainActor @Suite struct BoxTests {
  @Test func `boxes nest with and without titles`() {
    struct Outlined: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("<")
          configuration.label
          configuration.content
          Text(">")
        }
      }
    }
    struct Host: View {
      var body: some View {
        VStack {
          GroupBox("Outer") {
            GroupBox { Text("bare") }
            GroupBox(label: Label("Icon", systemImage: "star")) { Text("labelled") }
          }
          GroupBox("Styled") { Text("content") }.groupBoxStyle(Outlined())
        }
      }
    }
    #expect(
      Screen(Host()).texts
        == ["Outer", "bare", "Icon", "labelled", "<", "Styled", "content", ">"])
  }

  @Test func `a control group stands in a row or becomes a menu`() {
    struct Host: View {
      var body: some View {
        VStack {
          ControlGroup {
            Button("cut") {}
            Button("copy") {}
          }
          ControlGroup("Edit") { Button("paste") {} }.controlGroupStyle(.menu)
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.buttons == ["cut", "copy", "paste"])
    #expect(screen.menu("Edit").exists)
  }
}

@MainActor @Suite struct MenuTests {
  @Test func `a menu holds buttons, choices and menus`() {
    struct Host: View {
      @State private var log = ""
      @State private var isOn = false
      @State private var choice = 1
      var body: some View {
        VStack {
          Menu("Actions") {
            Button("Save") { log += "save " }
            Divider()
            Button("Delete", role: .destructive) { log += "delete " }
            Toggle("Bold", isOn: $isOn)
            Picker("Size", selection: $choice) {
              Text("small").tag(1)
              Text("large").tag(2)
            }
            Menu("More") { Button("Deep") { log += "deep " } }
          }
          Menu {
            Button("x") {}
          } label: {
            Label("Built", systemImage: "star")
          }
          Menu("Split") {
            Button("other") { log += "other " }
          } primaryAction: {
            log += "primary "
          }
          Text(verbatim: log)
        }
        .buttonStyle(.borderedProminent)
      }
    }
    let screen = Screen(Host())
    #expect(screen.menu("Actions").exists)
    #expect(screen.menu("Built").exists)
    screen.button("Save").tap()
    screen.button("Deep").tap()
    screen.toggle("Bold").tap()
    #expect(screen.toggle("Bold").isOn)
    screen.picker("Size").select("large")
    #expect(screen.picker("Size").selection == "large")
    screen.button("Split").tap()
    screen.button("other").tap()
    #expect(screen.menu("Split").exists)
    #expect(screen.texts.last == "save deep primary other ")
  }

  @Test func `a style of one's own wraps the menu`() {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("menu:")
          Menu(configuration)
        }
      }
    }
    struct Host: View {
      var body: some View { Menu("Actions") { Button("Go") {} }.menuStyle(Framed()) }
    }
    let screen = Screen(Host())
    #expect(screen.texts.first == "menu:")
    #expect(screen.menu("Actions").exists)
  }
}
