import DisplayTree

/// A button that opens a list of actions and choices.
///
/// It holds buttons, dividers, toggles, pickers, sections and further menus. The page opens and
/// closes it by itself.
///
/// Source: Apple's SwiftUI, `Menu`. With a primary action the label is a button of its own, and the
/// list opens from a second one beside it instead of by a long press.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  var primaryAction: (() -> Void)?

  @Environment(\.menuStyleInForce) private var style

  /// A menu with a label of any views, which opens it.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A menu with a label of any views, which runs the action; a button beside it opens the list.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  /// The menu in the style of your own that is in force, else in the look of the buttons around.
  @MainActor public var body: some View {
    let style = style?.style
    if let style, !(style is any BuiltInMenuStyle) {
      styled(by: style)
    } else {
      plain(variant: (style as? any BuiltInMenuStyle)?.variant)
    }
  }

  @ViewBuilder @MainActor private func plain(variant: ControlTraits.Variant?) -> some View {
    if let primaryAction {
      HStack(spacing: 4) {
        Button(action: { primaryAction() }, label: { label })
        MenuElement(name: label, variant: variant, content: content)
      }
    } else {
      MenuElement(label: label, variant: variant, content: content)
    }
  }

  @MainActor private func styled<S: MenuStyle>(by style: S) -> AnyView {
    let configuration = MenuStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
      primaryAction: primaryAction)
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.menuStyleInForce, nil))
  }
}

extension Menu where Label == Text {
  /// A menu with a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a primary action and a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a title that is looked up and a symbol before it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is to draw, in its built-in look.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    primaryAction = configuration.primaryAction
  }
}

/// The element of a menu: its label, then a place with its items.
nonisolated struct MenuElement<Label: View, Items: View>: ContainerView {
  let content: TupleView<Label?, Part<MenuItems<Items>>>
  /// The label that names the menu and is not drawn.
  let name: Label?
  let variant: ControlTraits.Variant?

  init(label: Label, variant: ControlTraits.Variant?, content: Items) {
    self.content = TupleView(label, Part(.content, MenuItems(items: content)))
    self.variant = variant
    name = nil
  }

  init(name: Label, variant: ControlTraits.Variant?, content: Items) {
    self.content = TupleView(nil, Part(.content, MenuItems(items: content)))
    self.variant = variant
    self.name = name
  }

  var kind: Element.Kind { .menu }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    var control = ControlTraits()
    control.variant = variant ?? environment.buttonVariant ?? .automatic
    control.size = environment.controlSize.trait
    description.control = control
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    if let name {
      description.accessibility.label = plainText(of: name, in: environment)
    }
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.isEnabled
    _ = environment.isReachable
    _ = environment.controlSize
    _ = environment.buttonVariant
  }

  func changes(from old: Self) -> Aspects { variant == old.variant ? [] : [.style, .control] }

  var observedAspects: Aspects { [.style, .control] }
}

/// The items of a menu, in looks of their own whatever stands around the menu.
nonisolated struct MenuItems<Items: View>: View {
  let items: Items

  @MainActor var body: some View {
    items
      .environment(\.isInMenu, true)
      .environment(\.buttonStyleInForce, nil)
      .environment(\.menuStyleInForce, nil)
  }
}

extension EnvironmentValues {
  /// Whether the view is an item of a menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }

  private enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
