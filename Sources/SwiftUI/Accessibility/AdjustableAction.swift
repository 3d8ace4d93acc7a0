import DisplayTree
import ViewGraph

/// Which way a person adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A step up: a swipe up, or an arrow up or to the right.
  case increment
  /// A step down.
  case decrement
}

extension View {
  /// Lets people who hear or feel the screen raise and lower the value of the view in steps.
  ///
  /// ```swift
  /// Stars(rating)
  ///   .accessibilityLabel("Rating")
  ///   .accessibilityValue("\(rating) of 5")
  ///   .accessibilityAdjustableAction { direction in
  ///     rating += direction == .increment ? 1 : -1
  ///   }
  /// ```
  ///
  /// The view is a slider to assistive technology: VoiceOver's swipes up and down and the arrow keys
  /// adjust it, and the new value is spoken.
  ///
  /// Source: Apple's SwiftUI, `accessibilityAdjustableAction(_:)`. The view also takes the focus of the
  /// keyboard. A control, such as a slider, a field or a button, keeps its own way.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AdjustableModifier(handler: handler))
  }
}

/// Makes an element take steps up and down.
nonisolated struct AdjustableModifier: ViewModifier {
  typealias Body = Never

  let handler: (AccessibilityAdjustmentDirection) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AdjustableNode(view, inputs))
  }
}

@MainActor
final class AdjustableNode<Content: View>: ContentNode<Content, AdjustableModifier> {
  override init(
    _ view: ModifiedContent<Content, AdjustableModifier>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    observe()
  }

  override func evaluate() {
    observe()
    markElements([.control, .accessibility])
  }

  private func observe() { track { _ = isAdjustable } }

  private var isAdjustable: Bool {
    let environment = EnvironmentValues(scope: scope, host: host)
    return environment.isEnabled && environment.isReachable
  }

  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard !element.isBoxAroundOne, !element.kind.isControl,
      !description.actions.contains(.choose), isAdjustable
    else { return }
    description.actions.insert(.choose)
    description.watches.insert(.adjust)
  }

  override func performAction(_ action: Action) -> Bool {
    guard case .choose(let step) = action, isAdjustable else { return false }
    switch step {
    case "1": modifier.handler(.increment)
    case "-1": modifier.handler(.decrement)
    default: return false
    }
    return true
  }
}
