import DisplayTree
import FormworkTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SpringTests {
  private struct Moving: View {
    let animation: Animation
    var transition = AnyTransition.opacity
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("go") { withAnimation(animation) { isOn.toggle() } }
        Rectangle().opacity(isOn ? 1 : 0.5)
        if isOn { Text("new").transition(transition) }
      }
    }
  }

  /// The patch of a change that moves.
  private func patch(_ view: Moving) -> String {
    let screen = Screen(view)
    _ = screen.html()
    screen.button("go").tap()
    return screen.patch()
  }

  private func easing(_ animation: Animation) -> String {
    let patch = patch(Moving(animation: animation))
    guard let start = patch.range(of: "transition-duration:")?.upperBound,
      let end = patch.range(of: ");", range: start..<patch.endIndex)?.upperBound
    else { return "" }
    return String(patch[start..<end])
  }

  /// The places that an easing goes through, as shares of the way.
  private func places(_ animation: Animation) -> [Double] {
    let easing = easing(animation)
    guard let start = easing.range(of: "linear(")?.upperBound else { return [] }
    return easing[start...].dropLast(2).split(separator: ",").compactMap { point in
      point.split(separator: " ").first.flatMap { Double($0) }
    }
  }

  private func seconds(_ animation: Animation) -> Double {
    easing(animation).split(separator: "s").first.flatMap { Double($0) } ?? 0
  }

  @Test func `all springs had one curve`() {
    let springs: [Animation] = [
      .smooth, .snappy, .bouncy, .spring(response: 0.5, dampingFraction: 0.4),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 5),
    ]
    let peaks = springs.map { places($0).max() ?? 0 }
    #expect(peaks[0] == 1)
    #expect((1.004...1.01).contains(peaks[1]))
    #expect((1.04...1.06).contains(peaks[2]))
    #expect((1.24...1.26).contains(peaks[3]))
    #expect((1.4...1.5).contains(peaks[4]))
  }

  @Test func `a spring stopped after its period, where it still moves`() {
    #expect((0.7...0.76).contains(seconds(.smooth)))
    #expect((1.4...1.52).contains(seconds(.smooth(duration: 1))))
    #expect(seconds(.bouncy) > seconds(.snappy))
    #expect(seconds(.smooth.speed(2)) == seconds(.smooth(duration: 0.25)))
  }

  @Test func `a spring takes few bytes, whatever its numbers`() {
    let springs: [Animation] = [
      .smooth, .bouncy, .spring(response: 0.5, dampingFraction: 0),
      .spring(response: 1, dampingFraction: 50), .spring(duration: 1, bounce: -5),
      .interpolatingSpring(stiffness: 0, damping: 0),
      .interpolatingSpring(duration: 1, bounce: 0.5, initialVelocity: 1e9),
      .spring(response: .nan, dampingFraction: .infinity),
    ]
    for spring in springs {
      #expect((10...420).contains(easing(spring).utf8.count))
    }
    #expect(easing(.smooth).utf8.count < 200)
  }

  @Test func `a first speed is part of the way`() {
    let fast = places(.interpolatingSpring(duration: 0.5, initialVelocity: 100)).max() ?? 0
    #expect(fast > 1.2)
  }

  @Test func `a view entered from nothing, whatever the scale of its transition`() {
    let patch = patch(
      Moving(animation: .default, transition: .scale(scale: 0.5, anchor: .topLeading)))
    #expect(patch.contains("in-scale"))
    #expect(patch.contains("--in:.5;transform-origin:calc(50% + -50%*var(--d)) 0%;"))
  }

  @Test func `a view leaves to the point that its scale goes around`() {
    let screen = Screen(
      Moving(animation: .default, transition: .scale(scale: 0.5, anchor: .bottom)))
    _ = screen.html()
    screen.button("go").tap()
    _ = screen.patch()
    screen.button("go").tap()
    let patch = screen.patch()
    #expect(patch.contains("\"scale\":\"0.5\",\"transformOrigin\":\"50% 100%\""))
  }
}
