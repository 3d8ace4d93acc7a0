import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ShapeTests {
  struct Host<Content: View>: View {
    @State private var text = "a"
    @ViewBuilder let content: (Binding<String>) -> Content

    var body: some View { VStack { content($text) } }
  }

  private func screen(
    @ViewBuilder _ content: @escaping (Binding<String>) -> some View
  ) -> Screen {
    Screen(Host(content: content))
  }

  /// Whether the outline surrounds the icon, too: its box opens before the icon.
  private func outlinesIcon(_ screen: Screen) -> Bool? {
    let html = screen.html()
    guard let outline = html.range(of: "layered"), let icon = html.range(of: "<svg") else {
      return nil
    }
    return outline.lowerBound < icon.lowerBound
  }

  @Test func `validate, then an icon: the outline surrounds the field alone`() {
    let modifier = screen { text in
      TextField("Name", text: text).validate(text.wrappedValue) { $0.count > 2 }
        .modifier(PrefixIcon(name: "person"))
    }
    let function = screen { text in
      TextField("Name", text: text).validate(text.wrappedValue) { $0.count > 2 }
        .prefix(icon: "person")
    }
    #expect(outlinesIcon(modifier) == false)
    #expect(outlinesIcon(function) == false)
  }

  @Test func `an icon, then validate: the outline surrounds both, in each of the five shapes`() {
    let shapes = [
      screen { text in
        HStack {
          Image(systemName: "person")
          TextField("Name", text: text)
        }
        .validate(text.wrappedValue) { $0.count > 2 }
      },
      screen { text in
        IconTextField(icon: "person", title: "Name", text: text)
          .validate(text.wrappedValue) { $0.count > 2 }
      },
      screen { text in
        TextField("Name", text: text).prefix(icon: "person")
          .validate(text.wrappedValue) { $0.count > 2 }
      },
      screen { text in
        TextField("Name", text: text).modifier(PrefixIcon(name: "person"))
          .validate(text.wrappedValue) { $0.count > 2 }
      },
      screen { text in
        IconTextFieldView(iconName: "person") { TextField("Name", text: text) }
          .modifier(Validation(value: text.wrappedValue) { $0.count > 2 })
      },
    ]
    for shape in shapes {
      #expect(outlinesIcon(shape) == true)
      #expect(shape.field("Name").value == "a")
      #expect(shape.html().contains("aria-hidden"))
    }
  }

  @Test func `the outline is there from the start and goes when the value is valid`() {
    let screen = screen { text in
      TextField("Name", text: text).validate(text.wrappedValue) { $0.count > 2 }
    }
    #expect(screen.html().contains("outline:1px solid var(--pink)"))
    screen.field("Name").type("nn")
    #expect(screen.html().contains("outline:1px solid transparent"))
  }

  @Test func `outlines do not cost the field its identity, whatever the order`() {
    struct Both: View {
      @State private var text = ""
      var body: some View {
        TextField("姓名", text: $text)
          .validate(text) { $0.count > 2 }
          .prefix(icon: "person.circle.fill")
          .validate(text) { $0.count > 1 }
      }
    }
    let screen = Screen(Both())
    let identity = screen.field("姓名").identity
    screen.field("姓名").type("王小明")
    #expect(screen.field("姓名").identity == identity)
    #expect(screen.field("姓名").value == "王小明")
  }
}
