import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct AnimationTests {
  private struct Fading: View {
    @State private var isOn = true
    @State private var count = 0
    var body: some View {
      VStack {
        Button("animated") { withAnimation(.easeIn(duration: 1)) { isOn.toggle() } }
        Button("plain") { isOn.toggle() }
        Button("count") { count += 1 }
        Image(systemName: "star").opacity(isOn ? 1 : 0.5)
        Rectangle().fill(isOn ? .red : .green).animation(.linear(duration: 2), value: count)
        if isOn { Circle().transition(.move(edge: .top)) }
      }
    }
  }

  private let easing = Declaration.animation(AnimationCurve(timing: .easeIn, duration: 1))
  private let linear = Declaration.animation(AnimationCurve(timing: .linear, duration: 2))

  @Test func `only the pass of an animated change moves`() {
    let picture = ScreenPicture(Fading())
    #expect(picture.style(.symbol) == [.opacity(1)])
    picture.tap("animated")
    #expect(picture.style(.symbol) == [easing, .opacity(0.5), easing])
    picture.tap("plain")
    #expect(picture.style(.symbol) == [.opacity(1)])
  }

  @Test func `a value animates what is below in the passes in which it changed`() {
    let picture = ScreenPicture(Fading())
    picture.tap("plain")
    #expect(picture.style(.shape) == [])
    picture.tap("count")
    #expect(picture.style(.shape) == [linear])
    #expect(picture.style(.symbol) == [.opacity(0.5)])
  }

  @Test func `a view enters with its transition only in an animated change`() {
    let picture = ScreenPicture(Fading())
    func circle() -> [Declaration] {
      picture.all(.shape).last?.describe().style.declarations ?? []
    }
    #expect(circle() == [.leaves])
    picture.tap("plain")
    picture.tap("plain")
    #expect(circle() == [.leaves])
    picture.host.tree.markAllRendered()
    picture.tap("plain")
    picture.tap("animated")
    #expect(circle() == [.leaves, .transition(.move(.top)), easing])
  }

  @Test func `a view leaves with its removal transition only in an animated change`() {
    struct Leaving: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          Button("plain") { isOn.toggle() }
          if isOn {
            TextField("Name", text: .constant(""))
              .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .top)))
            Text("slides").transition(.slide.combined(with: .opacity))
            Text("stays as it is").transition(.identity)
          }
        }
      }
    }
    let screen = Screen(Leaving())
    _ = screen.html()
    screen.button("plain").tap()
    #expect(screen.patch().contains(#"["r","#))
    screen.button("plain").tap()
    _ = screen.patch()
    screen.button("animated").tap()
    let patch = screen.patch()
    let timing = #""duration":1000,"delay":0,"easing":"linear"}]"#
    #expect(patch.contains(#",{"end":{"translate":"0 -100%"},"# + timing))
    let slide = #"{"opacity":"0","translate":"calc(100% * var(--d))"}"#
    #expect(patch.contains(#",{"end":"# + slide + "," + timing))
    #expect(patch.components(separatedBy: #"["r","#).count == 4)
  }
}
