import Foundation
import Testing

@testable import UIKitNames

struct ColorTests {
  @Test func `a system colour has a light and a dark value`() {
    #expect(UIColor.systemBlue.lightComponents == ColorComponents(0x007AFF))
    #expect(UIColor.systemBlue.darkComponents == ColorComponents(0x0A84FF))
    #expect(NSColor.systemRed.darkComponents == ColorComponents(0xFF453A))
    #expect(UIColor.systemGray6.darkComponents == ColorComponents(0x1C1C1E))
  }

  @Test func `a semantic colour keeps its opacity`() {
    #expect(UIColor.secondaryLabel.lightComponents == ColorComponents(0x3C3C43, alpha: 0.6))
    #expect(UIColor.separator.darkComponents == ColorComponents(0x545458, alpha: 0.6))
    #expect(NSColor.labelColor.darkComponents == ColorComponents(0xFFFFFF, alpha: 0.85))
  }

  @Test func `a made colour is the same in both appearances`() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.lightComponents == ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(color.darkComponents == color.lightComponents)
    #expect(NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(NSColor(calibratedWhite: 0, alpha: 1) == .black)
    #expect(UIColor(white: 1, alpha: 1) == .white)
  }

  static let wheel: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]

  @Test(arguments: zip(0...6, wheel))
  func `hue goes round the colour wheel`(sixths: Int, expected: UIColor) {
    let hue = CGFloat(sixths) / 6
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).lightComponents
    let wanted = expected.lightComponents
    #expect(abs(made.red - wanted.red) < 1e-9)
    #expect(abs(made.green - wanted.green) < 1e-9)
    #expect(abs(made.blue - wanted.blue) < 1e-9)
  }

  @Test func `without saturation a hue is grey`() {
    #expect(
      UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `another opacity leaves the colour`() {
    let color = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(color.lightComponents == ColorComponents(0xFF3B30, alpha: 0.5))
    #expect(color.darkComponents == ColorComponents(0xFF453A, alpha: 0.5))
    #expect(color != .systemRed)
  }

  @Test func `a dynamic colour is asked for both appearances`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.lightComponents == ColorComponents(0x000000))
    #expect(color.darkComponents == ColorComponents(0xFFFFFF))
    #expect(color.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .white)
  }

  @Test func `the parts of a colour can be read`() {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect((red, green, blue, alpha) == (0.1, 0.2, 0.3, 0.4))
    #expect(NSColor.orange.redComponent == 1)
  }

  @Test func `client code may add to a colour class`() {
    #expect(UIColor(rgb: 0xFF0000) == .red)
  }
}

extension UIColor {
  fileprivate convenience init(rgb: Int) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}
