import DisplayTree
import Foundation

/// Modifiers of a text that give a text again, so that texts can be joined with `+`.
extension Text {
  public func font(_ font: Font?) -> Text { font.map { with(.font($0.style)) } ?? self }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.fontWeight($0.value)) } ?? self
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.fontDesign($0.style)) } ?? self
  }
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { with(.foreground($0.paint)) } ?? self
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(style.paint))
  }
  public func bold() -> Text { with(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  public func italic() -> Text { with(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(.fontDesign(isActive ? .monospaced : .default))
  }
  public func monospacedDigit() -> Text { with(.monospacedDigits) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, color?.paint))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive, color?.paint))
  }
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }
}
