/// Tabs, made of other tabs.
///
/// Source: Apple's SwiftUI, `TabContent`.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values that choose a tab; `Never` where none does.
  associatedtype TabValue: Hashable
  /// What `body` gives; `Never` for the tabs of this module.
  associatedtype Body: TabContent

  /// The tabs that this content is made of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as a view; part of the protocol only so that no casts are needed.
  @MainActor static func _makeTabs(_ content: Self) -> _Tabs
}

/// Tabs as a view. Opaque.
@MainActor public struct _Tabs {
  let view: AnyView

  init<V: View>(_ view: V) { self.view = AnyView(view) }
}

extension TabContent {
  /// The tabs of the body; the runtime asks for them.
  @MainActor public static func _makeTabs(_ content: Self) -> _Tabs {
    _Tabs(CustomTabContent(content: content))
  }

  /// Puts a count on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTab(tab: self, badge: count)
  }
}

/// Tabs of an author's type.
private struct CustomTabContent<Content: TabContent>: NestedProperties {
  let content: Content

  var body: some View { Content.Body._makeTabs(content.body).view }
}

/// A tab with a count on it.
nonisolated private struct BadgedTab<Tab: TabContent>: TabContent {
  typealias TabValue = Tab.TabValue
  typealias Body = Never

  let tab: Tab
  let badge: Int

  @MainActor static func _makeTabs(_ content: Self) -> _Tabs {
    _Tabs(Tab._makeTabs(content.tab).view.badge(content.badge))
  }
}

extension Never: TabContent {
  /// There is no value of this type, and so no tab.
  public typealias TabValue = Never

  /// Stops the program: there is no value of this type to show.
  @MainActor public static func _makeTabs(_ content: Never) -> _Tabs {
    fatalError("Never is never shown")
  }
}

extension TabContent where Body == Never {
  /// Stops the program: the runtime draws the tab and never asks for its body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds tabs out of the statements of a closure.
///
/// Source: Apple's SwiftUI, `TabContentBuilder`.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// What a `TabView` of tabs names as its content; there is no need to write it.
  nonisolated public struct Content<C: TabContent>: View {
    let tabs: C

    nonisolated init(tabs: C) { self.tabs = tabs }

    /// The tabs as views with labels.
    @MainActor public var body: some View { C._makeTabs(tabs).view }
  }

  /// Takes a statement as it is, so that one that is no tab is told by its own line.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// A single tab stands for itself.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Several tabs, in order.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TupleTabContent<TabValue, repeat each C> {
    _TupleTabContent(content: (repeat each content))
  }

  /// A tab behind an `if`, or none.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// The tab of the branch that is taken. Another branch is another tab, whose state begins anew.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The tab of the other branch.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several tabs.
nonisolated public struct _TupleTabContent<TabValue: Hashable, each Content: TabContent>: TabContent
{
  /// The runtime draws the tabs: there is no body to run.
  public typealias Body = Never

  let content: (repeat each Content)

  nonisolated init(content: (repeat each Content)) { self.content = content }

  /// The tabs one after the other.
  @MainActor public static func _makeTabs(_ content: Self) -> _Tabs {
    var views: [AnyView] = []
    func add<C: TabContent>(_ part: C) { views.append(C._makeTabs(part).view) }
    repeat add(each content.content)
    return _Tabs(SeveralTabs(tabs: views))
  }
}

/// Tabs told apart by their position; what they are tagged with is theirs to say.
private struct SeveralTabs: View {
  let tabs: [AnyView]

  var body: some View {
    ForEach(tabs.indices.map(Position.init), id: \.self) { tabs[$0.index] }
  }

  struct Position: Hashable { let index: Int }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that choose the tab within.
  public typealias TabValue = Wrapped.TabValue

  /// The tab within, or none.
  @MainActor public static func _makeTabs(_ content: Self) -> _Tabs {
    guard let content else { return _Tabs(AnyView?.none) }
    return _Tabs(AnyView?.some(Wrapped._makeTabs(content).view))
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values that choose the tab, the same in both branches.
  public typealias TabValue = TrueContent.TabValue

  /// The tab of the branch that is taken.
  @MainActor public static func _makeTabs(_ content: Self) -> _Tabs {
    switch content.storage {
    case .trueContent(let content):
      _Tabs(
        _ConditionalContent<AnyView, AnyView>(
          storage: .trueContent(TrueContent._makeTabs(content).view)))
    case .falseContent(let content):
      _Tabs(
        _ConditionalContent<AnyView, AnyView>(
          storage: .falseContent(FalseContent._makeTabs(content).view)))
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that choose the tabs.
  public typealias TabValue = Content.TabValue
  /// The runtime draws the tabs: there is no body to run.
  public typealias Body = Never

  /// A tab for each element, told apart by the id at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: .path(id), content: content)
  }

  /// The tabs of all elements, in order.
  @MainActor public static func _makeTabs(_ content: Self) -> _Tabs {
    _Tabs(
      ForEach<Data, ID, AnyView>(data: content.data, id: content.rowID) {
        Content._makeTabs(content.content($0)).view
      })
  }

  private var rowID: ForEach<Data, ID, AnyView>.IDSource {
    switch id {
    case .path(let path): .path(path)
    case .closure(let closure): .closure(closure)
    }
  }
}
