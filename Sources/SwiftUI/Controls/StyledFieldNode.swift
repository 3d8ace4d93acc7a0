import ViewGraph

/// The node of a text field whose view a style of the author's own makes.
@MainActor final class StyledFieldNode<Label: View>: ViewNode<TextField<Label>> {
  private var view: TextField<Label>
  /// Inside the style's view the field looks as the page draws it.
  private let own: EnvironmentScope
  private var child: ViewNode<AnyView>?

  init(_ view: TextField<Label>, _ inputs: _ViewInputs) {
    self.view = view
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(in: inputs.place)
    var values = EnvironmentValues()
    values.textFieldStyleInForce = nil
    for (key, override) in values.overrides { override.store(in: own, for: key) }
    run()
  }

  override func update(_ new: TextField<Label>) {
    view = new
    run()
  }

  override func evaluate() { run() }

  private func run() {
    let style = track { EnvironmentValues(scope: scope, host: host).textFieldStyleInForce }
    guard let style = style?.style else { return }
    let body = styled(by: style)
    if let child {
      child.update(body)
    } else {
      child = mount(body, _ViewInputs(below: self, scope: own))
    }
  }

  private func styled<S: TextFieldStyle>(by style: S) -> AnyView {
    AnyView(
      StyledBody(style: style, configuration: configuration) { $0._body(configuration: $1) })
  }

  private var configuration: TextField<_TextFieldStyleLabel> {
    var field = TextField(
      label: _TextFieldStyleLabel(content: AnyView(view.label)), text: view.text,
      prompt: view.prompt, axis: view.axis, onEditingChanged: view.onEditingChanged,
      onCommit: view.onCommit)
    field.isSecure = view.isSecure
    field.isEditor = view.isEditor
    return field
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var label: String { "StyledField" }
}
