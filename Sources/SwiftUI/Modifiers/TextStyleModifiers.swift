import DisplayTree
import Foundation

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    style(weight.map { .fontWeight($0.value) })
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    style(width.map { .fontWidth($0.value) })
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    style(design.map { .fontDesign($0.style) })
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View { style(.bold(isActive)) }

  nonisolated public func italic(_ isActive: Bool = true) -> some View { style(.italic(isActive)) }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    style(.fontDesign(isActive ? .monospaced : .default))
  }

  nonisolated public func monospacedDigit() -> some View { style(.monospacedDigits) }

  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    style(.underline(isActive, color?.paint))
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    style(.strikethrough(isActive, color?.paint))
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View { style(.kerning(kerning)) }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View { style(.kerning(tracking)) }

  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    style(.baselineOffset(offset))
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    style(.textCase(textCase?.value))
  }

  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    style(.lineSpacing(spacing))
  }

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

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    style(color.map { .foreground($0.paint) })
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    self.style(.foreground(style.paint))
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

  nonisolated public func tint(_ tint: Color?) -> some View { style(tint.map { .tint($0.paint) }) }

  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    style(tint.map { .tint($0.paint) })
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// Where the lines of a text stand.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
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
  /// Capitals or small letters throughout.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var value: DisplayTree.TextCase { self == .uppercase ? .uppercase : .lowercase }
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}
