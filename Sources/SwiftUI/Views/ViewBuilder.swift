/// Builds one view out of the statements of a closure.
///
/// Statements stand beside each other; `if`, `switch` and `if let` become views whose branch is part
/// of their identity.
///
/// Source: Apple's SwiftUI, `ViewBuilder`.
@resultBuilder public struct ViewBuilder {
  /// Takes a statement as it is, so that one that is no view is told by its own line.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stands for itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A view behind an `if` without `else`, or none.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the branch that is taken. Another branch is another view, whose state begins anew.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of the other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view behind `if #available`, with its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
