/// How a change of looks moves.
package struct AnimationCurve: Hashable, Sendable {
  package enum Timing: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case cubic(Double, Double, Double, Double)
    case spring(response: Double, damping: Double)
  }

  package var timing: Timing
  /// Seconds.
  package var duration: Double
  package var delay: Double = 0

  package init(timing: Timing, duration: Double, delay: Double = 0) {
    self.timing = timing
    self.duration = duration
    self.delay = delay
  }
}

/// How an element that left the screen is seen off.
package struct Departure: Hashable, Sendable {
  package let transition: Transition
  package let curve: AnimationCurve

  package init(_ transition: Transition, _ curve: AnimationCurve) {
    self.transition = transition
    self.curve = curve
  }
}

/// How an element enters or leaves the screen; an edge is where it comes from or goes to.
package enum Transition: Hashable, Sendable {
  case identity, opacity, scale(Double), move(Presentation.Edge), slide, push(Presentation.Edge)
  indirect case combined(Transition, Transition)
}
