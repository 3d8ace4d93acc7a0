import DisplayTree
import ViewGraph

/// Adds items to the bars of the page.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
  typealias Body = Never

  let items: Items

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ToolbarNode(view, inputs))
  }
}

@MainActor
final class ToolbarNode<Content: View, Items: View>: ContentNode<
  Content, ToolbarModifier<Items>
>
{
  private var portal: ViewNode<Portal<Items>>?

  override init(
    _ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    let portal = mount(portal(modifier.items), _ViewInputs(below: self))
    self.portal = portal
    page?.add(toolbar: portal)
  }

  override func update(_ new: ModifiedContent<Content, ToolbarModifier<Items>>) {
    super.update(new)
    portal?.update(portal(modifier.items))
  }

  private func portal(_ items: Items) -> Portal<Items> {
    Portal(content: items) { [weak page] in page?.chromeChanged() }
  }

  private var page: Page? { EnvironmentValues(scope: scope, host: host).page }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let portal { visit(portal) }
  }

  override func unmounted() {
    if let portal { page?.remove(toolbar: portal) }
  }

  override var label: String { "toolbar" }
}

/// Toolbar content as the items of a toolbar.
nonisolated struct ToolbarItems<Content: ToolbarContent>: View {
  let content: Content

  @MainActor var body: some View { Content._makeItems(content).view }
}

extension View {
  /// Adds items to the bars of the page that the view stands on.
  ///
  /// Without a navigation around it, the window or the sheet gets a bar at its top.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarItems(content: content())))
  }

  /// Adds a view to the bar of the page.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      ToolbarModifier(
        items: ToolbarItemView(placement: .automatic, content: SideBySide(content: content()))))
  }

  /// Shows or hides bars of the page; without names, all that it has by itself.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars, are: visibility)
  }

  /// The same in the spelling from iOS 18 on.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars, are: visibility)
  }

  /// No bar named means those that the page has by itself.
  nonisolated private func bars(
    _ bars: [ToolbarPlacement], are visibility: Visibility
  ) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return pageTrait { traits, _ in
      for bar in bars {
        if visibility == .hidden {
          traits.hiddenBars.formUnion(bar.bars)
        } else {
          traits.hiddenBars.subtract(bar.bars)
        }
      }
    }
  }

  /// Adds buttons at both ends of the bar, in the spelling before iOS 14.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(
      ToolbarModifier(
        items: TupleView(
          ToolbarItemView(placement: .topBarLeading, content: leading),
          ToolbarItemView(placement: .topBarTrailing, content: trailing))))
  }

  /// The same with the leading end alone.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(
      ToolbarModifier(items: ToolbarItemView(placement: .topBarLeading, content: leading)))
  }

  /// The same with the trailing end alone.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      ToolbarModifier(items: ToolbarItemView(placement: .topBarTrailing, content: trailing)))
  }
}
