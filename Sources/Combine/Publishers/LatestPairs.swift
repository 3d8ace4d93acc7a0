/// Pairs the latest values; a pair nobody has asked for yet is kept up to date.
struct LatestPairs<First, Second>: Pairing {
  private var first: First?
  private var second: Second?
  private var isNew = false

  mutating func take(first: First) -> Bool {
    defer { self.first = first }
    isNew = true
    return second == nil
  }

  mutating func take(second: Second) -> Bool {
    defer { self.second = second }
    isNew = true
    return first == nil
  }

  var isReady: Bool { isNew && first != nil && second != nil }

  mutating func pair() -> (First, Second)? {
    guard let first, let second else { return nil }
    isNew = false
    return (first, second)
  }

  func isExhausted(firstEnded: Bool, secondEnded: Bool) -> Bool {
    firstEnded && secondEnded && !isReady
  }
}
