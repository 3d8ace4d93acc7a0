/// Whoever put an element on screen: answers what it is now and takes what people do to it.
@MainActor package protocol ElementSource: AnyObject {
  /// Fills in the description of an element of this source.
  func describe(_ element: Element, into description: inout Description)

  /// Performs an action that the element offered; false when it does not take it now.
  func perform(_ action: Action, on element: Element) -> Bool
}
