import DisplayTree

/// A control that does something when it is pressed.
///
/// Source: Apple's SwiftUI, `Button`.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.buttonStyleBox) private var style
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @MainActor public var body: some View {
    if let style,
      let custom = style.body(
        label: AnyView(label), role: role, isEnabled: isEnabled, trigger: action)
    {
      switch style.kind {
      case .button: ButtonElement(role: role, style: .custom, action: action, content: custom)
      case .primitive: custom
      }
    } else {
      ButtonElement(role: role, style: style?.variant ?? .automatic, action: action, content: label)
    }
  }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let role: ControlTraits.Role

  public static let destructive = ButtonRole(role: .destructive)
  public static let cancel = ButtonRole(role: .cancel)
  public static let confirm = ButtonRole(role: .confirm)
  public static let close = ButtonRole(role: .close)
}

/// The element of a button.
nonisolated struct ButtonElement<Content: View>: ContainerView {
  let role: ButtonRole?
  let style: ControlTraits.Variant
  let action: @MainActor () -> Void
  let content: Content

  var kind: Element.Kind { .button }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    var control = ControlTraits()
    control.variant = style
    control.role = role?.role
    control.size = environment.controlSize.trait
    control.isCapsule = environment.buttonBorderShape == .capsule
    environment.shortcut?.apply(to: &control)
    description.control = control
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    description.actions.insert(.tap)
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.isEnabled
    _ = environment.isReachable
    _ = environment.controlSize
    _ = environment.buttonBorderShape
    _ = environment.shortcut
  }

  var observedAspects: Aspects { [.control, .style] }

  func changes(from old: Self) -> Aspects {
    style == old.style && role == old.role ? [] : [.style, .control]
  }

  @MainActor func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .tap else { return false }
    self.action()
    return true
  }
}
