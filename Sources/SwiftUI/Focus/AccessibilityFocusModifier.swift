import DisplayTree
import ViewGraph

/// A view to which assistive technology is led, and what stands for it on screen.
struct AccessibilityPlace {
  let owner: AnyObject
  let target: FocusTarget
  let element: () -> Element?
}

/// Ties the first element of a view to a state of assistive technology.
nonisolated struct AccessibilityFocusModifier: ViewModifier {
  typealias Body = Never

  let target: () -> FocusTarget

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AccessibilityFocusNode(view, inputs))
  }
}

@MainActor
final class AccessibilityFocusNode<Content: View>: ContentNode<
  Content, AccessibilityFocusModifier
>
{
  override init(
    _ view: ModifiedContent<Content, AccessibilityFocusModifier>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    register()
  }

  override func modifierChanged(from old: AccessibilityFocusModifier) { register() }

  private func register() {
    let place = AccessibilityPlace(owner: self, target: modifier.target()) { [weak self] in
      self?.firstElement
    }
    host.focus.register(place)
  }

  /// The first element, inside the boxes of other modifiers.
  private var firstElement: Element? {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    var element = elements.first
    while let box = element, box.isBoxAroundOne, let inner = box.children.first { element = inner }
    return element
  }

  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard !element.isBoxAroundOne else { return }
    description.actions.insert(.focus)
    if !element.kind.isControl { description.accessibility.takesFocus = true }
  }

  override func unmounted() { host.focus.unregister(placeOf: self) }

  override var label: String { "accessibilityFocused" }
}

extension View {
  /// Leads assistive technology to this view when the state is set to true.
  ///
  /// Source: Apple's SwiftUI, `accessibilityFocused(_:)`. It moves the focus of the keyboard, too.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(
      AccessibilityFocusModifier {
        FocusTarget(condition.location, value: true, otherwise: false)
      })
  }

  /// Leads assistive technology to this view when the state is set to this value.
  ///
  /// Source: Apple's SwiftUI, `accessibilityFocused(_:equals:)`. It moves the focus of the keyboard, too.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(
      AccessibilityFocusModifier {
        FocusTarget(binding.location, value: Value?.some(value), otherwise: nil)
      })
  }

  /// The same with a value that may be nil by itself.
  @_disfavoredOverload
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    modifier(
      AccessibilityFocusModifier {
        FocusTarget(binding.location, value: value, otherwise: nil)
      })
  }
}
