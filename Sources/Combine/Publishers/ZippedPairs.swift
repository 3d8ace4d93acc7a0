/// Pairs values one after the other; those without a partner wait.
struct ZippedPairs<First, Second>: Pairing {
  private var first: [First] = []
  private var second: [Second] = []

  mutating func take(first value: First) -> Bool {
    first.append(value)
    return false
  }

  mutating func take(second value: Second) -> Bool {
    second.append(value)
    return false
  }

  var isReady: Bool { !first.isEmpty && !second.isEmpty }

  mutating func pair() -> (First, Second)? {
    guard isReady else { return nil }
    return (first.removeFirst(), second.removeFirst())
  }

  func isExhausted(firstEnded: Bool, secondEnded: Bool) -> Bool {
    (firstEnded && first.isEmpty) || (secondEnded && second.isEmpty)
  }
}
