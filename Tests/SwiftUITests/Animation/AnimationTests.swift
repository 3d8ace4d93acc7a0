import DisplayTree
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
    #expect(circle() == [])
    picture.tap("plain")
    picture.tap("plain")
    #expect(circle() == [])
    picture.host.tree.markAllRendered()
    picture.tap("plain")
    picture.tap("animated")
    #expect(circle() == [.transition(.move(.top)), easing])
  }
}
