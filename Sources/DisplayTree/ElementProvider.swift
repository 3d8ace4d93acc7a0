/// Whoever put an element on screen: answers what it is now and takes what people do to it.
@MainActor package protocol ElementProvider: AnyObject {
  /// The tree that the elements of this provider stand in.
  var tree: Tree { get }

  /// Fills in the description of an element of this provider.
  func describe(_ element: Element, into description: inout Description)

  /// Whether a person could do this now: whatever comes from the wire may be late or forged.
  ///
  /// The description tells; a provider that is asked with every key may know it by a shorter way.
  func accepts(_ action: Action, on element: Element) -> Bool

  /// Performs an action that the element offered; false when it does not take it now.
  func perform(_ action: Action, on element: Element) -> Bool
}

extension ElementProvider {
  package func accepts(_ action: Action, on element: Element) -> Bool { element.offers(action) }
}

extension Element {
  /// Whether the description offers the action now.
  package func offers(_ action: Action) -> Bool {
    let description = describe()
    guard description.actions.contains(action.requirement) else { return false }
    // A control that was disabled while it had the focus still loses it.
    if case .blur = action { return true }
    return description.isEnabled && description.isReachable
  }
}
