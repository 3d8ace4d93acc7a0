import DisplayTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Draws a display tree as HTML, and its changes as the patch ops of the wire protocol.
package enum HTMLRenderer {
  /// The pictures of all symbols, shared by all sessions; what is missing is told once on the
  /// error stream.
  package nonisolated static let symbols = SymbolLibrary { issue in
    Array("warning: \(issue)\n".utf8).withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
  }

  /// The markup that stands inside `<main id="app">`; afterwards the tree counts as rendered.
  ///
  /// It ends with the sprite of the symbols used, so that content and pictures travel together.
  @MainActor package static func content(of tree: Tree) -> String {
    tree.rendererState = nil
    var renderer = Renderer(tree)
    renderer.out.reserve(tree.count * usualSize)
    if let root = tree.root { renderer.render(root) }
    renderer.out.raw("<svg id=\"sprite\" aria-hidden=\"true\"><defs id=\"symbols\">")
    renderer.out.raw(renderer.symbols.takePending())
    renderer.out.raw("</defs></svg>")
    tree.markAllRendered()
    return renderer.out.string
  }

  /// Bytes of one element's markup, as a form's elements have them on average; room is made for so
  /// many at once, and more as it is needed.
  private nonisolated static let usualSize = 160

  /// The patch frame `[ack,op…]` for what changed since the last call, in UTF-8.
  @MainActor package static func patch(of tree: Tree, acknowledging sequence: Int) -> String {
    var patch = Patch(renderer: Renderer(tree))
    patch.add(tree.takeChanges())
    var frame = Markup()
    frame.reserve(patch.ops.count + 16)
    frame.byte(0x5B)
    frame.number(sequence)
    let symbols = patch.renderer.symbols.takePending()
    if !symbols.isEmpty {
      frame.raw(",[\"y\",")
      frame.json(symbols)
      frame.byte(0x5D)
    }
    frame.raw(patch.ops)
    frame.byte(0x5D)
    return frame.string
  }

  /// A short hash of rendered content, to see whether two renderings are equal.
  package nonisolated static func digest(_ content: String) -> String {
    var digest = Digest()
    var content = content
    content.withUTF8 { digest.add($0) }
    return digest.text
  }

  /// Whether a view makes the whole page light or dark.
  @MainActor package static func forcedScheme(of tree: Tree) -> ColorSchemeName? {
    guard let root = tree.root else { return nil }
    for case .colorScheme(let scheme) in root.describe().style.declarations { return scheme }
    return nil
  }

  /// The whole document around the content.
  @MainActor package static func document(_ page: Page) -> String { Document(page: page).html }

  /// What a document consists of beside its content.
  package struct Page {
    package var content = ""
    package var title = ""
    package var language = "en"
    package var isRightToLeft = false
    package var basePath = "/"
    package var scriptPath = ""
    /// The second script, which the client loads when something in the page needs it.
    package var extraScriptPath = ""
    package var stylePath = ""
    package var icon: String?
    package var tint: Paint?
    /// What the system says, in the page's language.
    package var say: (SystemWord) -> String = { $0.rawValue }
    /// Whether a view makes the whole page light or dark.
    package var scheme: ColorSchemeName?

    package init() {}
  }
}
