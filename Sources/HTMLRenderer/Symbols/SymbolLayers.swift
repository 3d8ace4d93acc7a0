/// A picture taken apart: the sign, and what it stands in or upon.
///
/// SF Symbols name their layers by rank. Ours have two: the glyph of `xmark.circle`, or the badge of
/// `folder.badge.plus`, comes first, the circle or the folder second.
struct SymbolLayers: Equatable {
  var primary: String
  var secondary: String
  /// Whether the first lies upon the second, which then is a ground and no drawing of its own.
  var isOnGround: Bool

  init(primary: String, secondary: String, isOnGround: Bool) {
    self.primary = primary
    self.secondary = secondary
    self.isOnGround = isOnGround
  }

  /// Takes the drawing of an icon apart, or nil when it is of one piece.
  ///
  /// In a filled icon the outermost outline is the enclosure and its holes are the glyph. Else it is
  /// the largest of several shapes, or in a single one the outermost outline with the hole that makes
  /// a ring of it.
  init?(markup: String, isFilled: Bool) {
    let shapes = markup.matches(of: /<path[^<>]*? d="([^"]*)"\/>/)
    guard !shapes.isEmpty, shapes.map(\.output.0).joined() == markup else { return nil }
    let outlines = shapes.map { PathOutline.outlines(in: $0.output.1) ?? [] }
    guard !outlines.contains(where: \.isEmpty) else { return nil }
    let areas = outlines.map { OutlineBox(around: $0.flatMap(\.points)).area }
    guard let largest = areas.indices.max(by: { areas[$0] < areas[$1] }) else { return nil }
    let mayBeCutOut = shapes.count == 1 || isFilled && outlines[largest].count > 1
    if mayBeCutOut, let cut = SymbolLayers(outlines.flatMap(\.self), isFilled: isFilled) {
      self = cut
      return
    }
    guard shapes.count > 1 else { return nil }
    let glyph = shapes.indices.filter { $0 != largest }.map { shapes[$0].output.0 }
    self.init(
      primary: glyph.joined(), secondary: String(shapes[largest].output.0), isOnGround: false)
  }

  private init?(_ outlines: [PathOutline], isFilled: Bool) {
    let areas = outlines.map(\.box.area)
    let bySize = outlines.indices.sorted { areas[$0] > areas[$1] }
    let enclosure = Set(bySize.prefix(isFilled ? 1 : 2))
    guard outlines.count > enclosure.count, let outermost = bySize.first else { return nil }
    let inside = outlines.indices.filter {
      !enclosure.contains($0) && outlines[outermost].contains(outlines[$0].points[0])
    }
    guard !inside.isEmpty else { return nil }
    func path(_ indices: [Int]) -> String {
      "<path fill-rule=\"evenodd\" d=\"\(indices.map { outlines[$0].data }.joined())\"/>"
    }
    self.init(
      primary: path(inside),
      secondary: path(outlines.indices.filter { !inside.contains($0) }), isOnGround: isFilled)
  }

  /// Both layers with the same change.
  func map(_ change: (String) -> String) -> SymbolLayers {
    SymbolLayers(
      primary: change(primary), secondary: change(secondary), isOnGround: isOnGround)
  }
}
