import DisplayTree
import ViewGraph

/// The options of a picker, each the outermost element of a view in its content.
nonisolated struct PickerOptions<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PickerOptionsNode(view, inputs))
  }
}

/// What a picker asks of its options.
@MainActor protocol PickerOptionList: AnyObject {
  func firstIndex<Selection: Hashable>(of value: Selection) -> Int?

  /// The value that an enabled option stands for.
  func value<Selection: Hashable>(at index: Int, as type: Selection.Type) -> Selection?
}

@MainActor
final class PickerOptionsNode<Content: View>: ViewNode<PickerOptions<Content>>,
  ElementProvider, PickerOptionList
{
  private struct Option {
    /// The option, around the element of its content.
    let element: Element
    let content: Element
    let tag: (any TaggedNode)?
    let isEnabled: Bool
    /// The title of the section around it.
    let group: String?
  }

  private let own: EnvironmentScope
  private var child: ViewNode<Content>?
  private var options: [Option] = []

  init(_ view: PickerOptions<Content>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(in: inputs.place)
    var values = EnvironmentValues()
    values.flattensSections = true
    for (key, override) in values.overrides { override.store(in: own, for: key) }
    child = mount(view.content, _ViewInputs(below: self, scope: own))
    sync()
  }

  override func update(_ new: PickerOptions<Content>) { child?.update(new.content) }

  /// Whether an option is enabled has changed.
  override func evaluate() {
    sync()
    for option in options { option.element.mark(.control) }
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    let groups = options.map(\.group)
    sync()
    // Titles stand between the options, in the markup of the picker.
    if groups != options.map(\.group) { options.first?.element.parent?.mark(.structure) }
    elementsChanged()
  }

  private func sync() {
    var known: [ElementID: Element] = [:]
    for option in options { known[option.content.id] = option.element }
    var contents: [Element] = []
    child?.appendElements(to: &contents)
    options = track {
      observing { contents.filter { $0.kind != .divider }.map { option(for: $0, &known) } }
    }
    for gone in known.values { tree.remove(gone) }
  }

  private func option(for content: Element, _ known: inout [ElementID: Element]) -> Option {
    let element =
      known.removeValue(forKey: content.id) ?? Element(.option, in: tree, provider: self)
    element.setChildren([content])
    let tag = content.taggedNode(below: self)
    let node = content.provider as? AnyViewNode
    let environment = EnvironmentValues(scope: node?.scope ?? own, host: host)
    return Option(
      element: element, content: content, tag: tag, isEnabled: environment.isEnabled,
      group: title(ofSectionAround: node))
  }

  private func title(ofSectionAround node: AnyViewNode?) -> String? {
    var ancestor = node?.parentView
    while let node = ancestor, node !== self {
      if let section = node as? any TitledSection { return section.title }
      ancestor = node.parentView
    }
    return nil
  }

  func firstIndex<Selection: Hashable>(of value: Selection) -> Int? {
    options.firstIndex { $0.tag?.tag(as: Selection.self) == value }
  }

  func value<Selection: Hashable>(at index: Int, as type: Selection.Type) -> Selection? {
    guard options.indices.contains(index), options[index].isEnabled else { return nil }
    return options[index].tag?.tag(as: type)
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(contentsOf: options.map(\.element))
  }

  override var reach: DecorationReach { .stop }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmounted() { for option in options { tree.remove(option.element) } }

  func describe(_ element: Element, into description: inout Description) {
    guard let index = options.firstIndex(where: { $0.element === element }) else { return }
    var control = ControlTraits()
    control.value = String(index)
    control.group = options[index].group
    description.control = control
    description.isEnabled = options[index].isEnabled
  }

  func perform(_ action: Action, on element: Element) -> Bool { false }

  override var label: String { "Options" }
  override var detail: String { "\(options.count)" }
}

extension EnvironmentValues {
  /// Whether a section here is its rows alone, because the container has no groups.
  var flattensSections: Bool {
    get { self[FlattensSectionsKey.self] }
    set { self[FlattensSectionsKey.self] = newValue }
  }

  private enum FlattensSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
