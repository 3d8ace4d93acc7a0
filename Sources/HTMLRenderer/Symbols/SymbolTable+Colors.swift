extension SymbolTable {
  /// The colours that SF Symbols have of their own, where they are beyond doubt: what a sign means
  /// (yes, no, stop, take care), and what a thing looks like.
  ///
  /// One symbol a line: name, first layer, second layer if there is one; a dash is the foreground style.
  static let colors: [String: [LayerPaint]] = lines(
    of: """
      bell.badge red -
      bell.badge.fill red -
      checkmark.circle.fill white green
      envelope.badge red -
      envelope.badge.fill red -
      exclamationmark.octagon.fill white red
      exclamationmark.triangle.fill white yellow
      folder.badge.minus red -
      folder.badge.plus green -
      heart.fill red
      leaf green
      leaf.fill green
      message.badge red -
      minus.circle.fill white red
      multiply.circle.fill white red
      person.badge.plus green -
      person.crop.circle.badge.checkmark green -
      person.crop.circle.badge.exclamationmark yellow -
      person.crop.circle.badge.minus red -
      person.crop.circle.badge.plus green -
      person.crop.circle.badge.xmark red -
      person.crop.circle.fill.badge.plus green -
      person.fill.badge.minus red -
      person.fill.badge.plus green -
      plus.circle.fill white green
      star.fill yellow
      sun.max.fill yellow
      trash.slash red
      trash.slash.fill red
      xmark.circle.fill white red
      xmark.octagon.fill white red
      """
  ).mapValues { colors in
    colors.split(separator: " ").map { color in
      switch color {
      case "-": .text
      case "white": .color("#fff")
      default: .color("var(--\(color))")
      }
    }
  }
}
