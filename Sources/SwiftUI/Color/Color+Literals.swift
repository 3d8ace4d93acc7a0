import UIKitNames

extension Color: _ExpressibleByColorLiteral {
  /// What the compiler makes of `#colorLiteral(…)`: parts of sRGB between 0 and 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// What the compiler makes of `#colorLiteral(…)`: parts of sRGB between 0 and 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What a colour literal is where nothing else is asked for: `Color(#colorLiteral(…))`.
public typealias _ColorLiteralType = UIColor
