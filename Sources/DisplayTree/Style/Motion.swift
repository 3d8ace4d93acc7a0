/// How a change of looks moves.
package struct AnimationCurve: Hashable, Sendable {
  package enum Timing: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case cubic(Double, Double, Double, Double)
    /// The period in seconds, the damping ratio, and the first speed in ways per second.
    case spring(response: Double, damping: Double, speed: Double = 0)
  }

  package var timing: Timing
  /// Seconds; of a spring the period, which is less than the time until it rests.
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
  case identity, opacity, scale(Double, Anchor), move(Presentation.Edge), slide, push(
    Presentation.Edge)
  indirect case combined(Transition, Transition)
}
