import DisplayTree

/// A typeface with size, weight and design.
///
/// Text styles grow with the browser's text size; their sizes are those of current iOS.
///
/// Source: Apple's SwiftUI, `Font`.
public struct Font: Hashable, Sendable {
  var style: FontStyle

  init(_ style: FontStyle) { self.style = style }

  private init(_ textStyle: FontStyle.TextStyle) { style = FontStyle(size: .style(textStyle)) }

  /// 36 points, bold.
  public static let extraLargeTitle = Font(.extraLargeTitle)
  /// 28 points, bold.
  public static let extraLargeTitle2 = Font(.extraLargeTitle2)
  /// 34 points.
  public static let largeTitle = Font(.largeTitle)
  /// 28 points.
  public static let title = Font(.title)
  /// 22 points.
  public static let title2 = Font(.title2)
  /// 20 points.
  public static let title3 = Font(.title3)
  /// 17 points, semibold.
  public static let headline = Font(.headline)
  /// 15 points.
  public static let subheadline = Font(.subheadline)
  /// 17 points: text that no font is set for.
  public static let body = Font(.body)
  /// 16 points.
  public static let callout = Font(.callout)
  /// 13 points.
  public static let footnote = Font(.footnote)
  /// 12 points.
  public static let caption = Font(.caption)
  /// 11 points.
  public static let caption2 = Font(.caption2)

  /// The system font of a size in points, which grows with the person's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var style = FontStyle(size: .points(size))
    style.weight = weight?.value
    style.design = design?.style ?? .default
    return Font(style)
  }

  /// The system font in the size of a text style; without a weight it has the style's own.
  public static func system(
    _ textStyle: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var style = FontStyle(size: .style(textStyle.style))
    style.weight = weight?.value
    style.design = design?.style ?? .default
    return Font(style)
  }

  /// A font family of the person's machine, by name; the system's where it is missing.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var style = FontStyle(size: .points(size))
    style.family = name
    return Font(style)
  }

  /// A font family of the person's machine that grows with the size of text.
  ///
  /// Source: Apple's SwiftUI, `Font.custom(_:size:relativeTo:)`. It grows as the body does, whatever the
  /// text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  /// A font family of the person's machine in a size that does not grow with text, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var style = FontStyle(size: .fixed(fixedSize))
    style.family = name
    return Font(style)
  }

  /// The same font with a weight of 700.
  public func bold() -> Font { changed { $0.weight = Weight.bold.value } }
  /// The same font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The same font in another weight, whatever its style says.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.value } }
  /// The same font with letters of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The same font with digits of one width, so that numbers below each other line up.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  /// The same font with small letters drawn as small capitals.
  public func smallCaps() -> Font { changed { $0.hasSmallCaps = true } }
  /// The same font with less or more room between lines: 1.15 or 1.45 times its size.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading.step } }

  private func changed(_ change: (inout FontStyle) -> Void) -> Font {
    var copy = self
    change(&copy.style)
    return copy
  }

  /// How thick strokes are, as CSS counts: 400 is that of text, 700 is bold.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// 100, as CSS counts; a font without that weight is drawn in its nearest.
    public static let ultraLight = Weight(value: 100)
    /// 200, as CSS counts.
    public static let thin = Weight(value: 200)
    /// 300, as CSS counts.
    public static let light = Weight(value: 300)
    /// 400, as CSS counts: that of text without a weight.
    public static let regular = Weight(value: 400)
    /// 500, as CSS counts.
    public static let medium = Weight(value: 500)
    /// 600, as CSS counts: that of `headline`.
    public static let semibold = Weight(value: 600)
    /// 700, as CSS counts.
    public static let bold = Weight(value: 700)
    /// 800, as CSS counts.
    public static let heavy = Weight(value: 800)
    /// 900, as CSS counts; a font without that weight is drawn in its nearest.
    public static let black = Weight(value: 900)
  }

  /// Which of the system's fonts is used.
  public enum Design: Hashable, Sendable {
    /// The sans-serif of the system, a serif, round ends, letters of one width. Each is the font
    /// that the person's system has for it.
    case `default`, serif, rounded, monospaced

    var style: FontStyle.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How much room there is between lines.
  public enum Leading: Hashable, Sendable {
    /// As the size has it; 1.15 times the size; 1.45 times.
    case standard, tight, loose

    var step: Int {
      switch self {
      case .standard: 0
      case .tight: -1
      case .loose: 1
      }
    }
  }

  /// The role that text has on a page, from which size and weight follow.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 36, 28, 34, 28, 22, 20 and 17 points on iOS, and so here.
    case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline
    /// 15, 17, 16, 13, 12 and 11 points on iOS, and so here.
    case subheadline, body, callout, footnote, caption, caption2

    var style: FontStyle.TextStyle {
      switch self {
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
}
