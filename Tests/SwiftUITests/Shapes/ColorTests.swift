import DisplayTree
import SwiftUI
import Testing

@Suite struct PlatformColorTests {
  @Test func `a colour of the palette stays one`() {
    #expect(Color(UIColor.systemGray) == .gray)
    #expect(Color(uiColor: .systemRed) == Color(.systemRed))
    #expect(Color(.placeholderText) == Color(.placeholderTextColor))
    #expect(Color(nsColor: .systemBlue) == .blue)
  }

  @Test func `a colour of its own keeps its light and dark values`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(UIColor(Color(color)) == color)
  }

  @Test func `a colour comes back as what it is on a page`() {
    #expect(UIColor(Color.red) == .systemRed)
    #expect(NSColor(Color.blue.opacity(0.5)).alphaComponent == 0.5)
    #expect(UIColor(Color.clear).withAlphaComponent(1) == .black)
  }

  @Test func `a literal is a colour`() {
    let color: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == Color(red: 1, green: 0.5, blue: 0))
    let red = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red == Color(red: 1, green: 0, blue: 0))
  }
}

@MainActor @Suite struct StyleTests {
  @Test func `a gradient fades stop by stop`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let picture = ScreenPicture(Text("x").foregroundStyle(style.opacity(0.5)))
    let stops = [
      Paint.Stop(paint: .opacity(.named(.red), 0.5), location: 0),
      Paint.Stop(paint: .opacity(.named(.blue), 0.5), location: 1),
    ]
    let kind = Paint.Gradient.Kind.linear(start: Anchor(x: 0.5, y: 0), end: Anchor(x: 0.5, y: 1))
    #expect(
      picture.style(.text) == [.foreground(.gradient(Paint.Gradient(kind: kind, stops: stops)))])
  }

  @Test func `a gradient is a view that fills`() {
    let picture = ScreenPicture(
      AngularGradient(colors: [.red, .blue], center: .center).frame(width: 10, height: 10))
    #expect(picture.all(.fill).first?.fills == .both)
  }

  @Test func `styles of the system are of the palette`() {
    let picture = ScreenPicture(Text("x").background(.thinMaterial).background(.fill))
    #expect(
      picture.style(.text) == [.background(.material(1)), .background(.named(.fill))])
  }
}
