import DisplayTree
import ViewGraph

/// The element of a picker: its label, then its options.
nonisolated struct PickerElement<Label: View, SelectionValue: Hashable, Options: View>: ValueView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: TupleView<Label, Part<AnyView>?, PickerOptions<Options>>

  init(
    selection: Binding<SelectionValue>, label: Label, options: Options, currentValueLabel: AnyView?
  ) {
    self.selection = selection
    self.label = label
    content = TupleView(
      label, currentValueLabel.map { Part(.value, $0) }, PickerOptions(content: options))
  }

  var kind: Element.Kind { .picker }

  @MainActor func value(in context: ElementContext) -> String {
    let selected = selection.wrappedValue
    let index = options(in: context)?.firstIndex(of: selected)
    return index.map { String($0) } ?? ""
  }

  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues) {
    let isInMenu = environment.isInMenu && environment.pickerVariant == .automatic
    control.variant = isInMenu ? .inline : environment.pickerVariant
  }

  /// Outside of forms and lists a menu is as wide as its content.
  @MainActor func sizing(in context: ElementContext) -> Sizing {
    let environment = context.environment
    let isMenu = [.automatic, .menu].contains(environment.pickerVariant)
    return Sizing(
      fixed: isMenu && !environment.isInList && !environment.isInMenu ? .horizontal : [])
  }

  @MainActor func choose(_ value: String, in context: ElementContext) {
    guard let index = Int(value),
      let chosen = options(in: context)?.value(at: index, as: SelectionValue.self)
    else { return }
    selection.wrappedValue = chosen
  }

  @MainActor func options(in context: ElementContext) -> (any PickerOptionList)? {
    var found: (any PickerOptionList)?
    context.node.forEachChild { content in
      content.forEachChild { found = found ?? ($0 as? any PickerOptionList) }
    }
    return found
  }

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PickerNode(view, inputs))
  }
}

/// The node of a picker: says once when the selection stands for no option.
@MainActor
final class PickerNode<Label: View, SelectionValue: Hashable, Options: View>: ValueNode<
  PickerElement<Label, SelectionValue, Options>
>
{
  private var hasReported = false

  override func syncChildren() {
    super.syncChildren()
    if view.options(in: context) != nil { follow() }
  }

  override func follow() {
    super.follow()
    guard shown.isEmpty, !hasReported else { return }
    host.graph.afterPass { [weak self] in self?.reportMissingOption() }
  }

  private func reportMissingOption() {
    guard isMounted, shown.isEmpty, !hasReported else { return }
    let selected = view.selection.location.peek()
    guard !isNil(selected) else { return }
    hasReported = true
    graph.report(
      "A Picker in \(viewName) shows no option: no tag equals its selection, a"
        + " \(SelectionValue.self). Tags must have the selection's type.")
  }

  private func isNil(_ value: SelectionValue) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
