import SwiftUI

extension ModifierTable {
  static var text: [ModifierRow] {
    [
      changes("font(_:)") { $0.font(.title.bold()) },
      changes("fontWeight(_:)") { $0.fontWeight(.semibold) },
      changes("fontWidth(_:)") { $0.fontWidth(.condensed) },
      changes("fontDesign(_:)") { $0.fontDesign(.rounded) },
      changes("bold(_:)") { $0.bold() },
      changes("italic(_:)") { $0.italic() },
      changes("monospaced(_:)") { $0.monospaced() },
      changes("monospacedDigit()") { $0.monospacedDigit() },
      changes("underline(_:color:)") { $0.underline() },
      changes("strikethrough(_:color:)") { $0.strikethrough() },
      changes("kerning(_:)") { $0.kerning(1) },
      changes("tracking(_:)") { $0.tracking(1) },
      changes("baselineOffset(_:)") { $0.baselineOffset(1) },
      changes("textCase(_:)") { $0.textCase(.uppercase) },
      changes("lineLimit(_:)") { $0.lineLimit(2) },
      changes("lineLimit(_:reservesSpace:)") { $0.lineLimit(3, reservesSpace: true) },
      changes("textSelection(_:)") { $0.textSelection(.enabled) },
      changes("lineSpacing(_:)") { $0.lineSpacing(2) },
      changes("multilineTextAlignment(_:)") { $0.multilineTextAlignment(.center) },
      changes("foregroundColor(_:)") { $0.foregroundColor(.red) },
      changes("foregroundStyle(_:)") { $0.foregroundStyle(.secondary) },
      changes("foregroundStyle(_:_:)") { $0.foregroundStyle(.red, .blue) },
      changes("foregroundStyle(_:_:_:)") { $0.foregroundStyle(.red, .blue, .green) },
      changes("tint(_:)") { $0.tint(.purple) },
      changes("accentColor(_:)") { $0.accentColor(.purple) },
      changes("dynamicTypeSize(_:)") { $0.dynamicTypeSize(.xxLarge) },
    ]
  }
}
