import BrowserClient
import DisplayTree
import FormworkTesting
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

@Suite struct ColorSpaceTests {
  @Test(arguments: [(0.002, 0.02584), (0.2, 0.484529), (0.5, 0.735357)])
  func `a linear grey is as bright as its amount of light`(white: Double, stored: Double) {
    let parts = parts(Color(.sRGBLinear, white: white))
    #expect(parts.allSatisfy { abs($0 - stored) < 1e-6 })
  }

  @Test(arguments: [
    ([0.6, 0.5, 0.4], [0.619723, 0.495223, 0.385361]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
    ([0, 1, 0], [0, 1, 0]),
  ])
  func `a colour of Display P3 is drawn as the nearest in sRGB`(p3: [Double], near: [Double]) {
    let parts = parts(Color(.displayP3, red: p3[0], green: p3[1], blue: p3[2]))
    #expect(zip(parts, near).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  private func parts(_ color: Color) -> [Double] {
    let color = NSColor(color)
    return [color.redComponent, color.greenComponent, color.blueComponent].map(Double.init)
  }
}

@MainActor @Suite struct PickedColorTests {
  /// Names and the variable of the style sheet that the page draws them in.
  private static let palette: [(UIColor, String)] = [
    (.systemRed, "red"), (.systemMint, "mint"), (.systemGray4, "gray4"), (.label, "label"),
    (.secondaryLabel, "label2"), (.placeholderText, "placeholder"), (.separator, "separator"),
    (.opaqueSeparator, "opaqueSeparator"), (.systemBackground, "background"),
    (.secondarySystemBackground, "background2"), (.tertiarySystemBackground, "background3"),
    (.systemGroupedBackground, "grouped"), (.secondarySystemGroupedBackground, "grouped2"),
    (.tertiarySystemGroupedBackground, "grouped3"), (.systemFill, "fill"),
    (.quaternarySystemFill, "fill4"),
  ]

  @Test func `a colour picker shows the colours of the page`() throws {
    let sheet = String(decoding: BrowserClient.styleSheet.bytes, as: UTF8.self)
    for (color, name) in Self.palette {
      let rule = try Regex("--\(name): ?light-dark\\((#[0-9a-f]+), ?(#[0-9a-f]+)\\)")
      let found = try #require(try rule.firstMatch(in: sheet), "\(name)")
      for (index, isDark) in [(1, false), (2, true)] {
        let screen = Screen(
          ColorPicker("Ink", selection: .constant(Color(color))), isDark: isDark)
        let drawn = full(String(found.output[index].substring ?? ""))
        #expect(screen.colorPicker("Ink").value == drawn, "\(name), dark: \(isDark)")
      }
    }
  }

  @Test func `a colour picker shows a level of the foreground as itself`() {
    let screen = Screen(ColorPicker("Ink", selection: .constant(.secondary)))
    #expect(screen.colorPicker("Ink").value == "#3c3c43")
  }

  /// `#abc` and `#aabbccdd` as `#aabbcc`.
  private func full(_ hex: String) -> String {
    let digits = hex.dropFirst()
    return "#"
      + (digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6)))
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
