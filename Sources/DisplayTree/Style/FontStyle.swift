/// A font by text style or size, with its modifications.
package struct FontStyle: Hashable, Sendable {
  package var size: Size
  /// 100…900; nil takes the text style's own.
  package var weight: Int?
  package var design = Design.default
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var hasSmallCaps = false
  /// A font family by name, before the system's.
  package var family: String?
  /// Line height relative to the normal: tight −1, standard 0, loose 1.
  package var leading = 0

  package init(size: Size) { self.size = size }

  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// Points that grow with the person's text size, relative to a style.
    case points(Double)
    /// Points whatever the person's text size.
    case fixed(Double)
  }

  package enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, body
    case callout, subheadline, footnote, caption, caption2
  }

  package enum Design: UInt8, Hashable, Sendable { case `default`, serif, rounded, monospaced }
}
