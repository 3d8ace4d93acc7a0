/// A picture ready for a page: what `<symbol id viewBox>` needs and holds.
///
/// The body paints with the text color (`currentColor`) on a 16 × 16 grid, so it also works inside
/// an `<svg>` of its own. A body with a mask names it after the id, so a page may hold any set of
/// symbols. The sheet that holds them must not be `display: none`: browsers drop the masks then.
/// Hide it with `width="0" height="0" style="position:absolute"`.
package struct Symbol: Sendable, Equatable {
  /// A value safe as an HTML id and a URL fragment, such as `s-envelope-circle-fill`.
  package let id: String
  package let viewBox: String
  package let body: String

  /// A symbol in two colours, or in two strengths of one.
  init(id: String, layers: SymbolLayers, coloring: SymbolColoring) {
    self.init(
      id: id,
      body: coloring.secondary(of: layers).group(layers.secondary)
        + coloring.primary.group(layers.primary))
  }

  init(id: String, body: String) {
    self.id = id
    self.viewBox = Self.grid
    self.body = "<g fill=\"currentColor\">\(body)</g>"
  }

  /// The element to `<use href="#id">`.
  package var markup: String {
    "<symbol id=\"\(id)\" viewBox=\"\(viewBox)\">\(body)</symbol>"
  }

  /// The grid that every file of Bootstrap Icons and every drawing of ours is made on.
  static let grid = "0 0 16 16"

  /// The id of a name in the table: the only characters there are a–z, 0–9 and the dot.
  static func id(for name: String) -> String { "s-" + name.replacing(".", with: "-") }

  /// What an unknown name or a missing file shows: a dashed square with a question mark.
  ///
  /// Every unknown name shares it, so no text from outside becomes an id.
  package static let placeholder = Symbol(
    id: "symbol-unknown",
    body: """
      <rect x="1" y="1" width="14" height="14" rx="3" fill="none" stroke="currentColor" \
      stroke-dasharray="2.2 1.6"/>\
      <path fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" \
      d="M6 6.3a2 2 0 1 1 3.1 1.7c-.8.5-1.1.9-1.1 1.6"/>\
      <circle cx="8" cy="11.7" r=".8"/>
      """)
}
