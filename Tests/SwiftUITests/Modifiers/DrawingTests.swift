import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

/// What was once drawn otherwise than Apple draws it.
@MainActor @Suite struct DrawingTests {
  private func markup<V: View>(_ view: V) -> String { Screen(view).html() }

  @Test func `a border lay behind an opaque view`() {
    let html = markup(Color.red.frame(width: 100, height: 40).border(.black, width: 2))
    #expect(html.contains("box bordered\" style=\"--bw:2px;--bc:#000000;\""))
    #expect(!html.contains("box-shadow"))
  }

  @Test func `brightness multiplied, so that black stayed black`() {
    let brighter = markup(Text("a").brightness(0.5))
    #expect(brighter.contains("filter:contrast(.5) brightness(2);"))
    let darker = markup(Text("a").brightness(-0.5))
    #expect(darker.contains("filter:invert(1) contrast(.5) brightness(2) invert(1);"))
    #expect(markup(Text("a").brightness(0)).contains("filter:contrast(1) brightness(1);"))
  }

  @Test func `of an underline and a strikethrough one was lost`() {
    let both = markup(Text("old").underline().strikethrough())
    #expect(both.contains("style=\"text-decoration:underline line-through;\""))
    let around = markup(VStack { Text("old").underline(color: .red) }.strikethrough())
    #expect(around.contains("text-decoration:underline var(--red-t);"))
    #expect(around.contains("text-decoration:line-through;"))
    #expect(!markup(Text("new").underline(false).strikethrough(false)).contains("text-decoration"))
  }

  @Test func `bold that is off took a headline its weight`() {
    let html = markup(VStack { Text("a").font(.headline).bold(false) }.bold())
    #expect(html.contains("text f-headline\" style=\"font-weight:var(--fw,400);\""))
    let own = markup(Text("a").font(.system(size: 20, weight: .heavy)).bold(false))
    #expect(own.contains("font-weight:800;"))
    #expect(!own.contains("--fw"))
  }

  @Test func `a secondary text takes the second of two styles around it`() {
    let picture = ScreenPicture(
      Text("x").foregroundStyle(.secondary).foregroundStyle(.red, .blue))
    #expect(
      picture.style(.text) == [.foreground(.level(2)), .secondary(.named(.blue))])
    let one = ScreenPicture(Text("x").foregroundStyle(.green).foregroundStyle(.red, .blue))
    #expect(one.style(.text) == [.foreground(.named(.green))])
  }

  private struct Sign: View {
    @State private var isRed = true
    var isOwn = false

    var body: some View {
      VStack {
        Image(systemName: "xmark.circle.fill").foregroundColor(isOwn && isRed ? .red : nil)
        Button("Next") { isRed.toggle() }
      }
      .foregroundColor(!isOwn && isRed ? .red : nil)
      .foregroundStyle(.green, .blue)
    }
  }

  @Test(arguments: [true, false])
  func `a symbol stayed in one colour when the foreground that hid its palette went`(isOwn: Bool) {
    let screen = Screen(Sign(isOwn: isOwn))
    #expect(screen.html().contains("href=\"#s-xmark-circle-fill\""))
    screen.button("Next").tap()
    #expect(screen.patch().contains("#s-xmark-circle-fill--p"))
    screen.button("Next").tap()
    #expect(!screen.html().contains("#s-xmark-circle-fill--p"))
  }

  @Test func `the colours primary and secondary followed a foreground around them`() {
    let picture = ScreenPicture(
      VStack {
        Text("a").foregroundColor(.primary)
        Text("b").foregroundStyle(Color.secondary)
        Text("c").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red))
    let styles = picture.all(.text).map { $0.describe().style.declarations }
    #expect(
      styles == [
        [.foreground(.named(.label))], [.foreground(.named(.label2))], [.foreground(.level(2))],
      ])
  }
}
