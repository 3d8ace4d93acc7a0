import DisplayTree

/// Views that are adjusted in steps: to assistive technology a slider, whose value is a text.
extension Renderer {
  /// A slider takes no name from what stands in it.
  func adjustedName(of element: Element, _ description: Description) -> String? {
    description.accessibility.label ?? element.wordsInside
  }

  /// Writes the value as it is spoken, and a number, which the role asks for (WAI-ARIA 1.2, 5.2.8.4).
  mutating func adjustment(_ element: Element, _ description: Description) {
    guard description.isAdjustable else {
      guard notation == .patch, !element.kind.isMeter else { return }
      drop(.valueText, element)
      return drop(.valueNow, element)
    }
    let words = description.accessibility.label == nil ? nil : element.wordsInside
    let value = description.accessibility.value ?? words
    attribute(.valueText, value, element)
    let number = value?.firstMatch(of: /-?[0-9]{1,9}/).flatMap { Int($0.output) }
    attribute(.valueNow, number: number ?? 0, element)
  }
}

extension Description {
  /// Whether arrow keys step it up and down.
  var isAdjustable: Bool { watches.contains(.adjust) }
}

extension Element.Kind {
  fileprivate var isMeter: Bool { self == .progress || self == .gauge }
}
