import ViewGraph

/// The view that a style makes of a control, as a node of its own: the style may hold
/// `@Environment` and other dynamic properties.
///
/// Whoever makes one takes the style out of the environment below it, so that a style that draws
/// `Toggle(configuration)` is not asked again.
nonisolated struct StyledBody<Style, Configuration, Output: View>: View {
  typealias Body = Never

  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Output

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: StyledNode(view, inputs))
  }
}

@MainActor
final class StyledNode<Style, Configuration, Output: View>: ViewNode<
  StyledBody<Style, Configuration, Output>
>
{
  private var view: StyledBody<Style, Configuration, Output>
  private var style: Style
  private var child: ViewNode<Output>?
  private var properties = PropertyStorage()

  init(_ view: StyledBody<Style, Configuration, Output>, _ inputs: _ViewInputs) {
    self.view = view
    style = view.style
    super.init(in: inputs.place)
    run()
  }

  override func update(_ new: StyledBody<Style, Configuration, Output>) {
    // The closure only calls the style; what it is given decides.
    let isSame =
      Comparator.areEqual(view.style, new.style)
      && Comparator.areEqual(view.configuration, new.configuration)
    view = new
    guard !isSame else { return }
    style = new.style
    run()
  }

  override func evaluate() { run() }

  private func run() {
    graph.willRun(self)
    let body = track {
      properties.install(in: &style, of: self)
      return observing { host.measure(label) { view.make(style, view.configuration) } }
    }
    if let child { child.update(body) } else { child = mount(body, _ViewInputs(below: self)) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmounted() { properties.unmount() }

  override var label: String { typeName(Style.self) }
}
