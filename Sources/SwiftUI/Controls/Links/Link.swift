import DisplayTree
import Foundation

/// A control that goes to an address; the browser opens another site in a new tab.
///
/// Source: Apple's SwiftUI, `Link`. Addresses that a browser would run instead of open
/// (`javascript:`) are not followed.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// A link with a label of any views.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// An `a` element; `\.openURL` around it gets the address instead, where it is set.
  @MainActor public var body: some View {
    LinkElement(destination: destination, content: label)
  }
}

extension Link where Label == Text {
  /// A link with a title that is looked up in the session's language.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The element of a link.
nonisolated struct LinkElement<Content: View>: ContainerView {
  let destination: URL
  let content: Content

  var kind: Element.Kind { .link }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    var control = ControlTraits()
    control.href = destination.absoluteString
    control.variant = environment.buttonVariant ?? .automatic
    control.size = environment.controlSize.trait
    description.control = control
    description.isEnabled = environment.isEnabled
    description.isReachable = environment.isReachable
    if environment.handlesURLs { description.actions.insert(.tap) }
  }

  @MainActor func observe(in context: ElementContext) {
    let environment = context.environment
    _ = environment.isEnabled
    _ = environment.isReachable
    _ = environment.controlSize
    _ = environment.buttonVariant
    _ = environment.handlesURLs
  }

  /// A handler around the link decides what becomes of the address.
  @MainActor func perform(_ action: Action, in context: ElementContext) -> Bool {
    let environment = context.environment
    guard action == .tap, environment.handlesURLs else { return false }
    environment.openURL(destination)
    return true
  }

  func changes(from old: Self) -> Aspects { destination == old.destination ? [] : .control }

  var observedAspects: Aspects { [.control, .style] }
}
