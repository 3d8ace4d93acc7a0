import DisplayTree
import Foundation

/// Modifiers of a text that give a text again, so that texts can be joined with `+`.
extension Text {
  /// Sets the font of this text; nil leaves that of the text around.
  public func font(_ font: Font?) -> Text { font.map { with(.font($0.style)) } ?? self }
  /// Sets how thick the strokes are; nil leaves them as the font says.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.fontWeight($0.value)) } ?? self
  }
  /// Sets the kind of letters; nil leaves it.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.fontDesign($0.style)) } ?? self
  }
  /// Colours the letters; nil leaves the colour from further out.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { with(.foreground($0.paint)) } ?? self
  }
  /// Sets what the letters are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(style.paint))
  }
  /// Sets the text bold: 700, as CSS counts.
  public func bold() -> Text { with(.bold(true)) }
  /// Sets the text bold, or with false in the regular weight of 400.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Sets the text in italics.
  public func italic() -> Text { with(.italic(true)) }
  /// Sets the text in italics, or with false upright.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Sets the text in letters of one width, or with false in the default design.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(.fontDesign(isActive ? .monospaced : .default))
  }
  /// Gives the digits one width, so that numbers below each other line up.
  public func monospacedDigit() -> Text { with(.monospacedDigits) }
  /// Draws a line through the text, in its own colour unless set. Of it and an underline one is
  /// drawn.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, color?.paint))
  }
  /// Draws a line below the text, in its own colour unless set. Of it and a line through the text
  /// one is drawn.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive, color?.paint))
  }
  /// Puts room between the letters, in points; it may be negative.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Puts room between the letters, in points: the same as `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }
  /// Moves the text up, in points; a negative number moves it down.
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }
}
