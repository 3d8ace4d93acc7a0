/// The drawing inside an SVG file, with everything but shapes and their geometry left out.
///
/// The folder may be anyone's (`FORMWORK_SYMBOLS`), so a file is read as material: only the
/// elements and attributes listed here come through, rebuilt, and only values that can be
/// geometry. Scripts, styles, links, entities and ids have no way in.
struct IconFile: Equatable {
  let body: String

  /// Nil when the file is too large, not on the 16 × 16 grid, or has no shapes.
  init?(svg: String) {
    guard svg.utf8.count <= Self.maximumSize, svg.contains("viewBox=\"\(Symbol.grid)\"") else {
      return nil
    }
    let tag = /<(path|circle|ellipse|rect|line|polygon|polyline)\s([^<>]*)>/
    body = svg.matches(of: tag)
      .map { "<\($0.output.1)\(Self.geometry(in: $0.output.2))/>" }
      .joined()
    guard !body.isEmpty else { return nil }
  }

  /// The largest file of Bootstrap Icons has 3.5 kB.
  private static let maximumSize = 32_768

  private static let attributes: Set<Substring> = [
    "d", "fill-rule", "clip-rule", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height",
    "x1", "y1", "x2", "y2", "points", "transform",
  ]

  private static func geometry(in source: Substring) -> String {
    let attribute = /([a-z][a-z0-9-]*)="([A-Za-z0-9 .,()+\s-]*)"/
    return source.matches(of: attribute)
      .filter { attributes.contains($0.output.1) }
      .map { " \($0.output.1)=\"\($0.output.2)\"" }
      .joined()
  }
}
