/// What one pass did to the tree.
@MainActor package struct Changes {
  package let elements: [(element: Element, aspects: Aspects)]
  package let restructured: [Restructure]
  /// Elements on the page that got another parent.
  package let moved: [Element]
  package let departures: [ElementID: Departure]
  package let effects: [Effect]

  package var isEmpty: Bool { elements.isEmpty && effects.isEmpty }
}

/// An element whose children changed, with the children it had when the pass began.
@MainActor package struct Restructure {
  package let element: Element
  package let before: [Element]
}

/// Something for the page to do that is no change of the tree.
package enum Effect: Hashable, Sendable {
  /// Move the keyboard focus to a control, caret at the end; nil takes it away.
  case focus(ElementID?)
  /// Replace what a person typed, even in the focused field.
  case reset(ElementID)
  /// Speak a message to assistive technology.
  case announce(String)
  /// Put a text into the clipboard.
  case copy(String)
  /// Open a link in a new tab.
  case open(String)
  /// The page's title.
  case title(String)
  /// The address shown, pushed to the history or replacing the entry.
  case location(String, push: Bool)
  /// Scroll an element into view.
  case reveal(ElementID, at: Anchor? = nil)
}
