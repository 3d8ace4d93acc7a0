import DisplayTree
import Foundation

extension View {
  /// Sets the font of texts in this view that have none of their own; nil is the body font.
  ///
  /// Source: Apple's SwiftUI, `font(_:)`.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how thick the strokes of texts in this view are; nil leaves them as their font says.
  ///
  /// Source: Apple's SwiftUI, `fontWeight(_:)`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    style(weight.map { .fontWeight($0.value) })
  }

  /// Sets how wide the letters of texts in this view are, where the font has several widths; nil
  /// leaves them.
  ///
  /// Source: Apple's SwiftUI, `fontWidth(_:)`.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    style(width.map { .fontWidth($0.value) })
  }

  /// Sets the kind of letters of texts in this view; nil leaves it.
  ///
  /// Source: Apple's SwiftUI, `fontDesign(_:)`.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    style(design.map { .fontDesign($0.style) })
  }

  /// Sets texts in this view bold.
  ///
  /// Source: Apple's SwiftUI, `bold(_:)`. False draws them in the weight of their font, whatever is
  /// set further out.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { style(.bold(isActive)) }

  /// Sets texts in this view in italics; false draws them upright, whatever is set further out.
  ///
  /// Source: Apple's SwiftUI, `italic(_:)`.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { style(.italic(isActive)) }

  /// Sets texts in this view in letters of one width; false means the default design, whatever is
  /// set further out.
  ///
  /// Source: Apple's SwiftUI, `monospaced(_:)`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    style(.fontDesign(isActive ? .monospaced : .default))
  }

  /// Gives the digits in this view one width, so that numbers below each other line up.
  ///
  /// Source: Apple's SwiftUI, `monospacedDigit()`.
  nonisolated public func monospacedDigit() -> some View { style(.monospacedDigits) }

  /// Draws a line below texts in this view, in their own colour unless set.
  ///
  /// Source: Apple's SwiftUI, `underline(_:color:)`. The page draws it and a line
  /// through the text in one colour.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    style(.underline(isActive, color?.paint))
  }

  /// Draws a line through texts in this view, in their own colour unless set.
  ///
  /// Source: Apple's SwiftUI, `strikethrough(_:color:)`. The page draws it and a line
  /// below the text in one colour.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    style(.strikethrough(isActive, color?.paint))
  }

  /// Puts room between the letters of texts in this view, in points; it may be negative.
  ///
  /// Source: Apple's SwiftUI, `kerning(_:)`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { style(.kerning(kerning)) }

  /// Puts room between the letters of texts in this view, in points.
  ///
  /// Source: Apple's SwiftUI, `tracking(_:)`. It is the same as `kerning(_:)`, of which CSS has one
  /// kind.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { style(.kerning(tracking)) }

  /// Moves texts in this view up, in points; a negative number moves them down.
  ///
  /// Source: Apple's SwiftUI, `baselineOffset(_:)`.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    style(.baselineOffset(offset))
  }

  /// Draws texts in this view in capitals or small letters throughout; nil draws them as written,
  /// whatever is set further out.
  ///
  /// Source: Apple's SwiftUI, `textCase(_:)`.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    style(.textCase(textCase?.value))
  }

  /// Puts room between the lines of texts in this view, in points beside the usual line height.
  ///
  /// Source: Apple's SwiftUI, `lineSpacing(_:)`.
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    style(.lineSpacing(spacing))
  }

  /// Sets where the lines of texts in this view stand to each other; `leading` unless set.
  ///
  /// Source: Apple's SwiftUI, `multilineTextAlignment(_:)`.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says where text of one line that does not fit is cut.
  ///
  /// Source: Apple's SwiftUI, `truncationMode(_:)`. It has no effect: browsers cut at the end, as with
  /// `.tail`; CSS has no other place.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Says how far text may be made smaller to fit.
  ///
  /// Source: Apple's SwiftUI, `minimumScaleFactor(_:)`. It has no effect: text in CSS wraps or is cut,
  /// it does not shrink to fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Colours texts, symbols and shapes in this view; nil leaves the colour from further out.
  ///
  /// Source: Apple's SwiftUI, `foregroundColor(_:)`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    style(color.map { .foreground($0.paint) })
      .transformEnvironment(\.hasForegroundLevels) { if color != nil { $0 = false } }
  }

  /// Sets what texts, symbols and shapes in this view are drawn with; deeper levels follow from it.
  ///
  /// Source: Apple's SwiftUI, `foregroundStyle(_:)`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    self.style(.foreground(style.paint)).environment(\.hasForegroundLevels, false)
  }

  /// Sets the first two levels of the foreground style, and the colours of a symbol's two layers.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    style(.foreground(primary.paint), .secondary(secondary.paint))
      .environment(\.hasForegroundLevels, true)
  }

  /// Sets the first three levels of the foreground style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    style(
      .foreground(primary.paint), .secondary(secondary.paint), .tertiary(tertiary.paint)
    )
    .environment(\.hasForegroundLevels, true)
  }

  /// Colours controls and what else takes the tint in this view; nil leaves the tint from further
  /// out.
  ///
  /// Source: Apple's SwiftUI, `tint(_:)`. Where it is text or carries white text, a sibling that
  /// can be read is drawn.
  nonisolated public func tint(_ tint: Color?) -> some View { style(tint.map { .tint($0.paint) }) }

  /// The same with any style; of a gradient the first colour is drawn.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    style(tint.map { .tint($0.paint) })
  }

  /// The same in the spelling before iOS 15.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// Where the lines of a text that has several stand to each other.
///
/// Source: Apple's SwiftUI, `TextAlignment`.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the beginning of lines; in the middle; at their end.
  case leading, center, trailing

  var value: DisplayTree.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// Which letters a text is shown in, whatever it is written in.
  public enum Case: Hashable, Sendable {
    /// Capitals throughout.
    case uppercase
    /// Small letters throughout.
    case lowercase

    var value: DisplayTree.TextCase { self == .uppercase ? .uppercase : .lowercase }
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// "…end", "begin…" and "begin…end". The page always cuts at the end.
    case head, tail, middle
  }
}
