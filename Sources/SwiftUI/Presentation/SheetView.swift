import DisplayTree
import ViewGraph

/// What the content of a sheet says of the sheet.
struct SheetTraits: Equatable {
  var detents: [PresentationDetent] = []
  /// The detent that the author's selection names.
  var selected: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var isDismissDisabled = false
  var background: Paint?
  var cornerRadius: Double?
}

/// A sheet, a cover or a popover with its content.
nonisolated struct SheetView<Content: View>: ContainerView {
  let kind: Element.Kind
  let content: PageView<Deferred<Content>>
  var edge: DisplayTree.Presentation.Edge?

  init(
    kind: Element.Kind, edge: DisplayTree.Presentation.Edge? = nil,
    content: @escaping () -> Content
  ) {
    self.kind = kind
    self.edge = edge
    self.content = PageView(content: Deferred(make: content), role: .implicit)
  }

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: SheetNode(view, inputs))
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    var presentation = DisplayTree.Presentation()
    presentation.edge = edge
    describe(traits(in: context), into: &presentation, &description)
    description.presentation = presentation
    description.accessibility.traits.insert(.modal)
    description.accessibility.label = context.element.frontTitle
    context.node.inheritStyle(into: &description.style)
  }

  @MainActor private func describe(
    _ traits: SheetTraits, into presentation: inout DisplayTree.Presentation,
    _ description: inout Description
  ) {
    if !traits.isDismissDisabled || kind == .popover { description.actions.insert(.dismiss) }
    if kind == .cover { description.actions.remove(.dismiss) }
    if let paint = traits.background { description.style.append(.background(paint)) }
    if let radius = traits.cornerRadius { description.style.append(.cornerRadius(radius)) }
    guard kind == .sheet else { return }
    let detent = traits.selected ?? traits.detents.min { $0.share < $1.share }
    switch detent?.kind {
    case .fraction(let share): presentation.detents = [share]
    case .height(let height): description.style.append(.height(height))
    case nil: break
    }
    presentation.showsDragIndicator =
      traits.dragIndicator == .visible
      || traits.dragIndicator == .automatic && traits.detents.count > 1
  }

  @MainActor private func traits(in context: ElementContext) -> SheetTraits {
    context.sheetTraits?.traits ?? SheetTraits()
  }

  func changes(from old: Self) -> Aspects { edge == old.edge ? [] : .structure }

  @MainActor func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .dismiss, let handle = context.environment.presentation else { return false }
    guard kind == .popover || !traits(in: context).isDismissDisabled else { return false }
    handle.close()
    return true
  }
}

extension ElementContext {
  fileprivate var sheetTraits: TraitBox<SheetTraits>? { (node as? any SheetTraitsOwner)?.traits }
}

@MainActor private protocol SheetTraitsOwner { var traits: TraitBox<SheetTraits> { get } }

@MainActor
final class SheetNode<Content: View>: ContainerNode<SheetView<Content>>,
  SheetTraitsOwner
{
  let traits = TraitBox(SheetTraits())
  private let own: EnvironmentScope

  override init(_ view: SheetView<Content>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(view, inputs)
    traits.onChange = { [weak self] old in self?.traitsChanged(from: old) }
  }

  override var childInputs: _ViewInputs {
    own.set(for: host) { $0.sheetTraits = traits }
    return _ViewInputs(below: self, scope: own)
  }

  private func traitsChanged(from old: SheetTraits) {
    let isOtherFrame =
      old.dragIndicator != traits.traits.dragIndicator || old.detents != traits.traits.detents
    element.mark(isOtherFrame ? .structure : [.style, .control, .accessibility])
  }
}

extension EnvironmentValues {
  /// The sheet that the view stands in.
  var sheetTraits: TraitBox<SheetTraits>? {
    get { self[SheetTraitsKey.self] }
    set { self[SheetTraitsKey.self] = newValue }
  }

  private enum SheetTraitsKey: EnvironmentKey {
    static var defaultValue: TraitBox<SheetTraits>? { nil }
  }
}

extension AnyViewNode {
  /// Takes over from around the presenting view what would inherit if the presentation stood there:
  /// tint, light or dark, direction, text size.
  func inheritStyle(into style: inout Style) {
    var ancestor = parentView
    while let node = ancestor {
      if node.reach == .through, let element = host.tree.root {
        var description = Description()
        node.decorate(&description, of: element, scope: .everything)
        for declaration in description.style.declarations where declaration.reachesPresentations {
          style.inherit(declaration)
        }
      }
      ancestor = node.parentView
    }
  }
}

extension Declaration {
  fileprivate var reachesPresentations: Bool {
    switch self {
    case .tint, .colorScheme, .rightToLeft, .dynamicType: true
    default: false
    }
  }
}
