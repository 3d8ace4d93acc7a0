import Foundation

extension Font {
  /// The width of letterforms, as far as the font has several.
  ///
  /// Source: Apple's SwiftUI, `Font.Width`; the shares are those of CSS Fonts 4, section 2.3.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(0.625)
    public static let condensed = Width(0.75)
    public static let standard = Width(1)
    public static let expanded = Width(1.25)
  }
}
