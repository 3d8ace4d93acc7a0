import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct DrawnEnvironmentTests {
  @Test func `what an author sets in the environment is drawn`() {
    let picture = ScreenPicture(
      Text("x").environment(\.layoutDirection, .rightToLeft)
        .environment(\.font, .title).environment(\.dynamicTypeSize, .xxxLarge))
    #expect(
      picture.style(.text) == [
        .rightToLeft(true), .font(FontStyle(size: .style(.title))), .dynamicType(23.0 / 17),
      ])
  }

  private struct Mirroring: View {
    @State private var direction = LayoutDirection.leftToRight
    var body: some View {
      Button("turn") { direction = .rightToLeft }.environment(\.layoutDirection, direction)
    }
  }

  @Test func `a value that changes is drawn anew`() {
    let picture = ScreenPicture(Mirroring())
    #expect(picture.first(.button).style.declarations.contains(.rightToLeft(false)))
    picture.tap()
    #expect(picture.first(.button).style.declarations.contains(.rightToLeft(true)))
    #expect(picture.host.tree.takeChanges().elements.contains { $0.aspects.contains(.style) })
  }

  private struct Translating: View {
    @State private var language = "de"
    var body: some View {
      Button("turn") { language = "ar" }.environment(\.locale, Locale(identifier: language))
    }
  }

  @Test func `what is set in another language says so`() {
    let screen = Screen(Translating())
    #expect(screen.html().contains("lang=\"de\""))
    screen.button("turn").tap()
    #expect(screen.patch().contains("\"lang\",\"ar\""))
  }

  private struct ReadsFont: View {
    @Environment(\.font) private var font
    @ScaledMetric private var size = 17.0
    var body: some View { Text(verbatim: "\(font == .title) \(size)") }
  }

  @Test func `a font that a modifier set can be read`() {
    let screen = Screen(ReadsFont().font(.title).dynamicTypeSize(.xxxLarge))
    #expect(screen.texts == ["true 23.0"])
  }

  private struct Focusable: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Field().focused($isFocused)
        Field()
      }
    }

    struct Field: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View {
        TextField("Name", text: .constant(""))
        Text(verbatim: "\(isFocused)")
      }
    }
  }

  @Test func `a view knows whether its field has the focus`() {
    let screen = Screen(Focusable())
    #expect(screen.texts == ["false", "false"])
    screen.field("Name").focus()
    #expect(screen.texts == ["true", "false"])
    screen.field("Name").blur()
    #expect(screen.texts == ["false", "false"])
  }
}
