import DisplayTree
import ViewGraph

extension View {
  /// Runs an action when the view is tapped, clicked, or pressed with Space or Return; with a
  /// count, after as many taps in quick succession.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Runs an action when the pointer enters (true) or leaves the view; a finger does neither.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Keeps people from tapping the view and using the controls in it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.isReachable) { if !enabled { $0 = false } }
      .modifier(StyleBox(declarations: enabled ? [] : [.hitTesting(false)]))
  }
}

/// Makes an element take taps.
nonisolated struct TapModifier: ViewModifier {
  typealias Body = Never

  let count: Int
  let action: () -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TapNode(view, inputs))
  }
}

@MainActor final class TapNode<Content: View>: ContentNode<Content, TapModifier> {
  /// Taps farther apart than this are not one gesture: what browsers take for a double click.
  private static var longestPause: Duration { .milliseconds(500) }

  private var taps = 0
  private var lastTap: ContinuousClock.Instant?

  override init(_ view: ModifiedContent<Content, TapModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    observe()
  }

  override func evaluate() {
    observe()
    markElements([.control, .accessibility])
  }

  private func observe() { track { _ = isTappable } }

  private var isTappable: Bool {
    let environment = EnvironmentValues(scope: scope, host: host)
    return environment.isEnabled && environment.isReachable
  }

  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard scope == .everything, isTappable else { return }
    description.actions.insert(.tap)
  }

  override func performAction(_ action: Action) -> Bool {
    guard action == .tap, isTappable else { return false }
    let now = ContinuousClock.now
    let continues = lastTap.map { now - $0 <= Self.longestPause } ?? false
    taps = continues ? taps + 1 : 1
    lastTap = now
    guard taps >= modifier.count else { return true }
    taps = 0
    modifier.action()
    return true
  }
}

/// Makes an element tell when the pointer is over it.
nonisolated struct HoverModifier: DecorationModifier {
  let action: (Bool) -> Void

  static var aspects: Aspects { [] }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    description.actions.insert(.hover)
  }

  @MainActor func perform(_ action: Action, in environment: EnvironmentValues) -> Bool {
    guard case .hover(let isInside) = action else { return false }
    self.action(isInside)
    return true
  }
}
