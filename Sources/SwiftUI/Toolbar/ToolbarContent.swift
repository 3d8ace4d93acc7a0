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
  associatedtype Body: ToolbarContent

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
  @MainActor public static func _makeItems(_ content: Never) -> _ToolbarItems {
    fatalError("Never is never shown")
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds toolbar content out of the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _AnyToolbarContent {
    _AnyToolbarContent(content)
  }
}

/// Several items of a toolbar.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  let content: (repeat each Content)

  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    var views: [AnyView] = []
    func add<C: ToolbarContent>(_ part: C) { views.append(C._makeItems(part).view) }
    repeat add(each content.content)
    return _ToolbarItems(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// Toolbar content whose type is hidden.
nonisolated public struct _AnyToolbarContent: ToolbarContent {
  public typealias Body = Never

  let content: any ToolbarContent

  init<Content: ToolbarContent>(_ content: Content) { self.content = content }

  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    func open<C: ToolbarContent>(_ content: C) -> _ToolbarItems { C._makeItems(content) }
    return open(content.content)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    guard let content else { return _ToolbarItems(AnyView?.none) }
    return _ToolbarItems(AnyView?.some(Wrapped._makeItems(content).view))
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never

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
  public typealias Body = Never

  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  @MainActor public static func _makeItems(_ content: Self) -> _ToolbarItems {
    Content._makeItems(content.content)
  }
}
