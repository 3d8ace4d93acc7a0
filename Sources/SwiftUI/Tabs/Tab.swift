/// A tab with its label and the value that chooses it.
///
/// ```swift
/// TabView(selection: $section) {
///   Tab("Orders", systemImage: "shippingbox", value: .orders) { OrderList() }
///   Tab("Account", systemImage: "person", value: .account) { AccountForm() }
/// }
/// ```
///
/// Source: Apple's SwiftUI, `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the values that choose tabs.
  public typealias TabValue = Value
  /// The runtime draws the tab: there is no body to run.
  public typealias Body = Never

  let value: Value?
  let content: Content
  let label: Label

  nonisolated init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// The content as a view with the tab's label; the runtime asks for it.
  @MainActor public static func _makeTabs(_ tab: Self) -> _Tabs {
    let item = tab.content.modifier(TabItemModifier(label: tab.label))
    guard let value = tab.value else { return _Tabs(item) }
    return _Tabs(item.tag(value))
  }
}

/// A tab's title with a picture above it.
///
/// Source: Apple's SwiftUI, `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  /// The picture, and the title below it.
  @MainActor public var body: some View {
    Part(.icon, image)
    Part(.title, title)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a title that is looked up in the session's language and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a title that is looked up and an image of the app's resources.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// A tab that no value chooses, with a title that is looked up and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
}

extension Tab {
  /// A tab with a label of any views.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab with a label of any views that no value chooses.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension TabView {
  /// Tabs of which the binding chooses one by its value; a tap on another writes its value.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = .init(tabs: content())
  }

  /// Tabs that keep for themselves which one is in front, at first the first.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    selection = nil
    self.content = .init(tabs: content())
  }
}
