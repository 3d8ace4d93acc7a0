/// `#Preview("Title") { … }` becomes a function that nothing calls: the body is type-checked, and
/// the linker may drop it.
///
/// ```
/// enum <unique name> {
///   @MainActor static func __makePreview() -> SwiftUI.Preview {
///     SwiftUI.Preview("Title") { … }
///   }
/// }
/// ```
///
/// Variables marked `@Previewable` move with the rest of the body into a view of their own, so that
/// `@State` and its like stand where they belong. The compiler checks the body where it was written
/// before it expands the macro, so mistakes are reported there.
struct PreviewMacro {
  private let text: SourceText
  private let name: String

  /// - Parameter discriminator: The compiler's prefix for names that no other expansion uses.
  init(_ source: String, discriminator: String) {
    text = SourceText(source)
    name = discriminator + "fMu_"
  }

  func expansion() throws(Misuse) -> String {
    let whole = text[arguments..<text.tokens.count]
    guard let body else { return declaration(call: whole) }
    let content = try PreviewContent(text, in: body)
    guard content.hasProperties else { return declaration(call: whole) }
    let before = text[arguments..<body.lowerBound]
    let after = text[body.upperBound..<text.tokens.count]
    return declaration(view: content.view, call: "\(before) __PreviewContent() \(after)")
  }

  private func declaration(view: String = "", call: String) -> String {
    """
    enum \(name) {
    \(view)@MainActor static func __makePreview() -> SwiftUI.Preview {
    SwiftUI.Preview\(call)
    }
    }
    """
  }

  /// The index after `#Preview`, which attributes may precede.
  private var arguments: Int {
    let name = text.tokens.indices.first { text[$0 - 1] == "#" && text[$0] == "Preview" }
    return name.map { $0 + 1 } ?? 0
  }

  /// The tokens between the braces of the trailing closure, or of the closure after `body:`.
  private var body: Range<Int>? {
    var index = arguments
    if text[index] == "(" {
      let end = text.indexAfter(index)
      if text[end] != "{" { return labelledBody(in: index + 1..<end) }
      index = end
    }
    return block(at: index)
  }

  private func labelledBody(in list: Range<Int>) -> Range<Int>? {
    var index = list.lowerBound
    while index < list.upperBound {
      if text[index] == "body", text[index + 1] == ":" { return block(at: index + 2) }
      index = text.indexAfter(index)
    }
    return nil
  }

  private func block(at index: Int) -> Range<Int>? {
    guard text[index] == "{" else { return nil }
    return index + 1..<max(index + 1, text.indexAfter(index) - 1)
  }
}
