/// `@Previewable` has no meaning of its own: `#Preview` takes the variables that carry it.
struct PreviewableMacro {
  private let text: SourceText
  private let isInsidePreview: Bool

  /// Reads the attribute and what encloses its variable, the innermost first.
  init(_ source: String, in enclosing: [String]?) {
    text = SourceText(source)
    isInsidePreview = (enclosing ?? []).map(SourceText.init).contains { context in
      context.tokens.indices.contains { context[$0] == "#" && context[$0 + 1] == "Preview" }
    }
  }

  /// Nothing, or the mistake.
  ///
  /// The compiler may expand the attribute while it checks the arguments of `#Preview`; that macro
  /// reports what is misplaced there.
  func expansion() throws(Misuse) -> String {
    guard isInsidePreview else { throw .previewableOutsidePreview(at: text.start) }
    return ""
  }
}
