import DisplayTree
import ViewGraph

/// An alert or a choice of actions: title, message, fields, buttons.
nonisolated struct AlertView<Actions: View, Message: View>: View {
  typealias Body = Never

  let style: AlertStyle
  let title: Text
  let actions: Actions
  let message: Message

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: AlertNode(view, inputs))
  }
}

/// Whether a title and a message ask for an answer, or a list of actions hangs below the button.
struct AlertStyle: Equatable {
  let kind: Element.Kind
  let isTitleVisible: Bool

  static let alert = AlertStyle(kind: .alert, isTitleVisible: true)

  /// iOS shows the title of a choice only on demand.
  static func choice(_ visibility: Visibility) -> AlertStyle {
    AlertStyle(kind: .dialog, isTitleVisible: visibility == .visible)
  }
}

/// The node of an alert. Its buttons close it after their action; Escape presses the one with the
/// cancel role, or the only one.
@MainActor
final class AlertNode<Actions: View, Message: View>: ViewNode<
  AlertView<Actions, Message>
>, ElementProvider
{
  private var view: AlertView<Actions, Message>
  private let own: EnvironmentScope
  private lazy var element = Element(view.style.kind, in: tree, provider: self)
  private lazy var buttons = Element(.actions, in: tree, provider: self)
  private var message: ViewNode<Part<Message>>?
  private var actions: ViewNode<AlertActions<Actions>>?
  private var standby: ViewNode<AlertActions<StandbyButton>>?

  init(_ view: AlertView<Actions, Message>, _ inputs: _ViewInputs) {
    self.view = view
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(in: inputs.place)
    _ = (element, buttons)  // numbered before what stands in them
    prepareEnvironment()
    message = mount(Part(.message, view.message), placed(own))
    actions = mount(AlertActions(content: view.actions), placed(own))
    syncChildren()
  }

  private func placed(_ scope: EnvironmentScope) -> _ViewInputs {
    _ViewInputs(below: self, scope: scope)
  }

  /// Buttons look and close as an alert's do, whatever surrounds the view that presents it.
  private func prepareEnvironment() {
    own.set(for: host) { values in
      values.isEnabled = true
      values.controlSize = .regular
      values.shortcut = nil
      values.buttonStyleInForce = .primitive(
        StyleInForce(AlertButtonStyle(handle: values.presentation)) { $0 })
    }
  }

  override func update(_ new: AlertView<Actions, Message>) {
    let isSame = view.title == new.title && view.style == new.style
    view = new
    message?.update(Part(.message, new.message))
    actions?.update(AlertActions(content: new.actions))
    if !isSame { element.mark(.structure) }
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    var parts: [Element] = []
    var actions: [Element] = []
    message?.appendElements(to: &parts)
    self.actions?.appendElements(to: &actions)
    let isButton = { (element: Element) in element.kind == .button || element.kind == .link }
    parts += actions.filter { !isButton($0) }
    let own = actions.filter(isButton)
    updateStandby(for: own)
    standby?.appendElements(to: &actions)
    buttons.setChildren(ordered(actions.filter(isButton)))
    element.setChildren(parts + [buttons])
  }

  /// An alert without buttons has "OK", a choice without a way out has "Cancel".
  private func updateStandby(for buttons: [Element]) {
    let isNeeded =
      view.style.kind == .alert ? buttons.isEmpty : !buttons.contains(where: \.isCancelButton)
    if !isNeeded {
      standby?.unmount()
      standby = nil
    } else if standby == nil {
      let button = StandbyButton(isCancel: view.style.kind == .dialog)
      standby = mount(AlertActions(content: button), placed(own))
    }
  }

  /// Cancel stands first of two and last of more; in a choice always last.
  private func ordered(_ buttons: [Element]) -> [Element] {
    let cancel = buttons.filter(\.isCancelButton)
    let others = buttons.filter { !$0.isCancelButton }
    let isFirst = view.style.kind == .alert && buttons.count == 2
    return isFirst ? cancel + others : others + cancel
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let message { visit(message) }
    if let actions { visit(actions) }
    if let standby { visit(standby) }
  }

  override func unmounted() {
    tree.remove(buttons)
    tree.remove(element)
  }

  override var reach: DecorationReach { .stop }

  func describe(_ element: Element, into description: inout Description) {
    guard element === self.element else { return }
    let title = view.title.plainText(in: EnvironmentValues(scope: scope, host: host))
    var presentation = DisplayTree.Presentation()
    presentation.title = view.style.isTitleVisible ? title : nil
    presentation.isDismissDisabled = view.style.kind == .alert
    description.presentation = presentation
    description.accessibility.label = title
    description.accessibility.traits.insert(.modal)
    if view.style.kind == .dialog { description.actions.insert(.dismiss) }
    inheritStyle(into: &description.style)
  }

  func perform(_ action: Action, on element: Element) -> Bool {
    guard action == .dismiss, view.style.kind == .dialog else { return false }
    EnvironmentValues(scope: scope, host: host).presentation?.close()
    return true
  }

  override var label: String { view.style.kind == .alert ? "Alert" : "Dialog" }
  override var detail: String { "\(element.id)" }

  fileprivate func decorateButton(_ description: inout Description, _ button: Element) {
    let all = buttons.children
    let isCancel = description.control?.role == .cancel
    description.control?.isCancel = isCancel || all.count == 1
    description.control?.isDefault = view.style.kind == .alert && button === defaultButton(of: all)
  }

  /// What Return presses: the first that neither cancels nor destroys.
  private func defaultButton(of buttons: Element.Children) -> Element? {
    if buttons.count == 1 { return buttons[0] }
    return buttons.first { button in
      guard let role = button.ownRole else { return true }
      return role != .cancel && role != .destructive
    }
  }
}

@MainActor private protocol ButtonDecorating {
  func decorateButton(_ description: inout Description, _ button: Element)
}

extension AlertNode: ButtonDecorating {}

/// The button of an alert: closes it after its action.
struct AlertButtonStyle: PrimitiveButtonStyle {
  let handle: PresentationHandle?

  func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .automatic,
      action: {
        configuration.trigger()
        handle?.close()
      }, content: configuration.label)
  }
}

/// The actions of an alert.
nonisolated struct AlertActions<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: AlertActionsNode(view, inputs))
  }
}

@MainActor final class AlertActionsNode<Content: View>: ViewNode<AlertActions<Content>> {
  private var child: ViewNode<Content>?

  init(_ view: AlertActions<Content>, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    child = mount(view.content, _ViewInputs(below: self))
  }

  override func update(_ view: AlertActions<Content>) { child?.update(view.content) }

  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard element.kind == .button, description.control != nil else { return }
    (parent as? any ButtonDecorating)?.decorateButton(&description, element)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}

/// The button that an alert has when its author gave none.
nonisolated struct StandbyButton: View {
  let isCancel: Bool

  @MainActor var body: some View {
    if isCancel {
      Button(role: .cancel) {
      } label: {
        Text.SystemText(.cancel)
      }
    } else {
      Button {
      } label: {
        Text.SystemText(.ok)
      }
    }
  }
}

extension Element {
  fileprivate var isCancelButton: Bool { ownRole == .cancel }

  /// The role that a button was made with.
  fileprivate var ownRole: ControlTraits.Role? {
    guard let node = provider as? any RoleProviding else { return nil }
    return node.controlRole
  }
}

/// A node that knows the role of its button without describing it.
@MainActor protocol RoleProviding { var controlRole: ControlTraits.Role? { get } }

extension ElementNode: RoleProviding {
  var controlRole: ControlTraits.Role? {
    guard let button = view as? any RoleView else { return nil }
    return button.role?.role
  }
}

/// The element of a button, whatever its label.
protocol RoleView { var role: ButtonRole? { get } }

extension ButtonElement: RoleView {}
