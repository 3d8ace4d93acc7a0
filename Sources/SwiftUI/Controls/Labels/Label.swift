import DisplayTree

/// A title with an icon before it.
///
/// Source: Apple's SwiftUI, `Label`.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  @Environment(\.labelStyleInForce) private var style

  /// A label of any views; the icon stands first.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style of your own that is in force, else icon and title beside each other.
  @MainActor public var body: some View {
    let style = style?.style
    if let style, !(style is any BuiltInLabelStyle) {
      styled(by: style)
    } else {
      LabelElement(
        title: title, icon: icon, parts: (style as? any BuiltInLabelStyle)?.parts ?? .both,
        isWhole: style is TitleAndIconLabelStyle)
    }
  }

  @MainActor private func styled<S: LabelStyle>(by style: S) -> AnyView {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.labelStyleInForce, nil))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title that is looked up in the session's language, with a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title that is looked up, with an image of the app's resources, which is not read out.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is to draw, in its built-in look.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: TextProviding where Title: TextProviding {
  @MainActor var text: Text { title.text }
}

/// The element of a label.
nonisolated struct LabelElement<Title: View, Icon: View>: ContainerView {
  let content: TupleView<Part<Icon>?, Part<Title>?>
  /// The title that is not drawn but read.
  private let spokenTitle: Title?
  /// Whether it stands with its title even in a bar.
  private let isWhole: Bool

  init(title: Title, icon: Icon, parts: LabelParts, isWhole: Bool = false) {
    self.isWhole = isWhole
    content = TupleView(
      parts.contains(.icon) ? Part(.icon, icon) : nil,
      parts.contains(.title) ? Part(.title, title) : nil)
    spokenTitle = parts.contains(.title) ? nil : title
  }

  var kind: Element.Kind { .label }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    if isWhole {
      var control = ControlTraits()
      control.variant = .titleAndIcon
      description.control = control
    }
    guard let spokenTitle else { return }
    description.accessibility.label = plainText(of: spokenTitle, in: context.environment)
    description.accessibility.traits.insert(.image)
  }

  @MainActor func observe(in context: ElementContext) {
    if spokenTitle != nil { _ = context.environment.locale }
  }

  func changes(from old: Self) -> Aspects {
    let isRenamed = spokenTitle != nil || old.spokenTitle != nil
    return (isRenamed ? Aspects.accessibility : []).union(isWhole == old.isWhole ? [] : .control)
  }

  var observedAspects: Aspects { .accessibility }
}

/// The parts of a label that are drawn.
struct LabelParts: OptionSet, Sendable {
  let rawValue: UInt8

  static let title = LabelParts(rawValue: 1)
  static let icon = LabelParts(rawValue: 2)
  static let both: LabelParts = [.title, .icon]
}
