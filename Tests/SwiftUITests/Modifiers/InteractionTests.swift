import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct InteractionTests {
  @Test func `two taps make a double tap, one does not`() {
    var count = 0
    let screen = Screen(Text("x").onTapGesture(count: 2) { count += 1 })
    screen.text("x").tap()
    #expect(count == 0)
    screen.text("x").tap()
    #expect(count == 1)
    screen.text("x").tap()
    #expect(count == 1)
  }

  @Test func `what takes no taps offers none, and its controls cannot be used`() {
    let picture = ScreenPicture(
      VStack {
        Text("x").onTapGesture {}
        Button("go") {}
      }
      .allowsHitTesting(false))
    #expect(picture.first(.text).actions == [])
    #expect(!picture.first(.button).isReachable)
  }

  @Test func `a label of the author's goes before the element's own`() {
    let picture = ScreenPicture(
      TextField("Own", text: .constant("")).padding().accessibilityLabel("Author's"))
    #expect(picture.first(.textField).accessibility.label == "Author's")
  }

  private struct Revealing: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(7) }
        Button("middle") { proxy.scrollTo(7, anchor: .center) }
        ScrollView { ForEach(0..<10) { Text(verbatim: "\($0)") } }
      }
    }
  }

  @Test func `a reader brings the view with an id into sight`() {
    let picture = ScreenPicture(VStack { Revealing() })
    picture.tap()
    let target = picture.all(.text).first { $0.describe().text == "7" }
    #expect(picture.host.tree.effects == target.map { [.reveal($0.id)] } ?? [])
  }

  @Test func `a reader passed over the anchor`() {
    let screen = Screen(VStack { Revealing() })
    _ = screen.html()
    screen.button("middle").tap()
    #expect(screen.patch().contains(",\"center\",\"center\"]"))
  }

  @Test func `a picture from an address is the browser's affair`() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let picture = ScreenPicture(
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      })
    var expected = ImageGraphic(source: url.absoluteString)
    expected.isResizable = true
    #expect(picture.first(.asyncImage).graphic == .image(expected))
    let waiting = AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      Text("wait")
    }
    #expect(ScreenPicture(waiting).first(.text).text == "wait")
  }

  @Test func `an image object is served under its content`() throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
    let image = try #require(UIImage(data: png))
    let picture = ScreenPicture(Image(uiImage: image).interpolation(.none))
    guard case .image(let graphic) = picture.first(.image).graphic else {
      Issue.record("no image")
      return
    }
    #expect(graphic.source.hasSuffix(".png"))
    #expect(!graphic.isSmooth)
  }

  @Test func `a grid's rows hold its cells`() {
    let picture = ScreenPicture(
      Grid(horizontalSpacing: 3, verticalSpacing: 4) {
        GridRow(alignment: .top) {
          Text("a").gridCellColumns(2)
          Text("b")
        }
        Divider()
      })
    #expect(picture.all(.grid).first?.children.map(\.kind) == [.gridRow, .divider])
    #expect(picture.style(.text) == [.columnSpan(2)])
  }
}
