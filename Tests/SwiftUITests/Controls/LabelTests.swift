import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct LabelTests {
  @Test func `labels show title and icon, or one of them`() {
    struct Host: View {
      let title = "string"
      var body: some View {
        VStack {
          Label("key", systemImage: "star")
          Label(title, systemImage: "star")
          Label("picture", image: "none")
          Label {
            Text("built")
          } icon: {
            Image(systemName: "heart")
          }
          Label("bare", systemImage: "star").labelStyle(.titleOnly)
          Button {
          } label: {
            Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
          }
          Button("Add", systemImage: "plus") {}
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.texts == ["key", "string", "picture", "built", "bare"])
    #expect(screen.buttons == ["Delete", "Add"])
    #expect(!screen.text.contains("label \"bare\""))
  }

  @Test func `a style of one's own arranges title and icon`() {
    struct Reversed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          Text("before")
          configuration.icon
        }
      }
    }
    struct Wrapped: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Label(configuration)
          Text("wrapped")
        }
      }
    }
    struct Host: View {
      var body: some View {
        VStack {
          Label("one", systemImage: "star").labelStyle(Reversed())
          Label("two", systemImage: "star").labelStyle(Wrapped())
        }
      }
    }
    #expect(Screen(Host()).texts == ["one", "before", "two", "wrapped"])
  }

  @Test func `labelled content takes values, formats and views`() {
    struct Host: View {
      let name = "name"
      var body: some View {
        Form {
          LabeledContent("string", value: "text")
          LabeledContent(name, value: name)
          LabeledContent("number", value: 1234, format: .number)
          LabeledContent("view") { Text("content") }
          LabeledContent {
            Text("content")
          } label: {
            Text("built")
          }
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.labeledContent("string").content == "text")
    #expect(screen.labeledContent("name").content == "name")
    #expect(screen.labeledContent("number").content == "1,234")
    #expect(screen.labeledContent("view").content == "content")
    #expect(screen.labeledContent("built").content == "content")
  }

  @Test func `formats follow the language of the session`() {
    struct Host: View {
      var body: some View {
        VStack {
          LabeledContent("number", value: 1234.5, format: .number)
          Text(1234.5, format: .number.locale(Locale(identifier: "en")))
        }
      }
    }
    #expect(Screen(Host(), languages: ["de"]).texts == ["number", "1.234,5", "1,234.5"])
  }

  @Test func `a style of one's own arranges label and content`() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(":")
          configuration.content
        }
      }
    }
    struct Host: View {
      var body: some View {
        LabeledContent("a", value: "b").labeledContentStyle(Stacked())
      }
    }
    #expect(Screen(Host()).texts == ["a", ":", "b"])
  }
}
