/// Items for a toolbar, made of other items.
///
/// ```swift
/// struct EditorToolbar: ToolbarContent {
///   let save: () -> Void
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///   }
/// }
/// ```
///
/// Source: Apple's SwiftUI, `ToolbarContent`. It may hold `@State`, `@Environment` and the like.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What `body` gives; `Never` for the items of this module.
  associatedtype Body: ToolbarContent

  /// The items that this content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as a view; part of the protocol only so that no casts are needed.
  @MainActor static func _makeItems(_ content: Self) -> _ToolbarItems
}

/// The items of toolbar content. Opaque.
@MainActor public struct _ToolbarItems {
  let view: AnyView

  init<V: View>(_ view: V) { self.view = AnyView(view) }
}

extension ToolbarContent {
  /// The items of the body; the runtime asks for them.
  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    _ToolbarItems(CustomToolbarContent(content: content))
  }
}

/// Toolbar content of an author's type.
private struct CustomToolbarContent<Content: ToolbarContent>: NestedProperties {
  let content: Content

  var body: some View { Content.Body._makeItems(content.body).view }
}

extension Never: ToolbarContent {
  /// Stops the program: there is no value of this type to show.
  @MainActor public static func _makeItems(_ content: Never) -> _ToolbarItems {
    fatalError("Never is never shown")
  }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: the runtime draws the item and never asks for its body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds toolbar content out of the statements of a closure.
///
/// Source: Apple's SwiftUI, `ToolbarContentBuilder`.
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes a statement as it is, so that one that is no item is told by its own line.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A single item stands for itself.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several items, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  /// An item behind an `if`, or none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The item of the branch that is taken. Another branch is another item, whose state begins anew.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The item of the other branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// An item behind `if #available`, with its type hidden.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _AnyToolbarContent {
    _AnyToolbarContent(content)
  }
}

/// Several items of a toolbar.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// The runtime draws the items: there is no body to run.
  public typealias Body = Never

  let content: (repeat each Content)

  /// The items one after the other.
  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    var views: [AnyView] = []
    func add<C: ToolbarContent>(_ part: C) { views.append(C._makeItems(part).view) }
    repeat add(each content.content)
    return _ToolbarItems(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// Toolbar content whose type is hidden.
nonisolated public struct _AnyToolbarContent: ToolbarContent {
  /// The runtime draws the items: there is no body to run.
  public typealias Body = Never

  let content: any ToolbarContent

  init<Content: ToolbarContent>(_ content: Content) { self.content = content }

  /// The items of the hidden content.
  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    func open<C: ToolbarContent>(_ content: C) -> _ToolbarItems { C._makeItems(content) }
    return open(content.content)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The runtime draws the item within: there is no body to run.
  public typealias Body = Never

  /// The item within, or none.
  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    guard let content else { return _ToolbarItems(AnyView?.none) }
    return _ToolbarItems(AnyView?.some(Wrapped._makeItems(content).view))
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// The runtime draws the branches: there is no body to run.
  public typealias Body = Never

  /// The items of the branch that is taken.
  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    switch content.storage {
    case .trueContent(let content):
      _ToolbarItems(
        _ConditionalContent<AnyView, AnyView>(
          storage: .trueContent(TrueContent._makeItems(content).view)))
    case .falseContent(let content):
      _ToolbarItems(
        _ConditionalContent<AnyView, AnyView>(
          storage: .falseContent(FalseContent._makeItems(content).view)))
    }
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// The runtime draws the items: there is no body to run.
  public typealias Body = Never

  /// Several items as one, where one is asked for.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// The items in the group.
  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    Content._makeItems(content.content)
  }
}
