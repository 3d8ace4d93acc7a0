import Foundation

extension Font {
  /// The width of letterforms, as far as the font has several.
  ///
  /// Source: Apple's SwiftUI, `Font.Width`; the shares are those of CSS Fonts 4, section 2.3.
  public struct Width: Hashable, Sendable {
    /// A share of the usual width.
    public var value: CGFloat

    /// A width as a share of the usual one, which CSS takes as a percentage.
    public init(_ value: CGFloat) { self.value = value }

    /// 62.5 % of the usual width.
    public static let compressed = Width(0.625)
    /// 75 % of the usual width.
    public static let condensed = Width(0.75)
    /// The usual width.
    public static let standard = Width(1)
    /// 125 % of the usual width.
    public static let expanded = Width(1.25)
  }
}
