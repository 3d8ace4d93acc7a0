import DisplayTree

/// A control that does something when it is pressed.
///
/// Source: Apple's SwiftUI, `Button`.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.buttonStyleInForce) private var style

  /// A button with a label of any views, and what it does to the person's work.
  @preconcurrency nonisolated public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// A button with a label of any views.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// The button in the style of your own that is in force, else as the page draws it.
  @MainActor public var body: some View {
    switch style {
    case .button(let style):
      ButtonElement(role: role, style: .custom, action: action, content: content(in: style.style))
    case .primitive(let style): styled(by: style.style)
    case .builtIn(let variant):
      ButtonElement(role: role, style: variant, action: action, content: label)
    case nil:
      ButtonElement(role: role, style: .automatic, action: action, content: label)
    }
  }

  @MainActor private func content<S: ButtonStyle>(in style: S) -> AnyView {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), isPressed: false)
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.buttonStyleInForce, nil))
  }

  @MainActor private func styled<S: PrimitiveButtonStyle>(by style: S) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: action)
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.buttonStyleInForce, nil))
  }
}

extension Button where Label == Text {
  /// A button with a title that is looked up in the session's language.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title that is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a title in the session's language and a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is to draw, in its built-in look.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What pressing a button does to the person's work: destroys it, leaves it, takes it over.
///
/// Source: Apple's SwiftUI, `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  let role: ControlTraits.Role

  /// It destroys something: red, whatever the tint.
  public static let destructive = ButtonRole(role: .destructive)
  /// It leaves things as they were: in an alert Escape presses it, and its title is semibold.
  public static let cancel = ButtonRole(role: .cancel)
  /// It takes over what was done: its title is semibold at the trailing end of a bar.
  public static let confirm = ButtonRole(role: .confirm)
  /// It leaves what is shown; drawn as a button without a role.
  public static let close = ButtonRole(role: .close)
}
