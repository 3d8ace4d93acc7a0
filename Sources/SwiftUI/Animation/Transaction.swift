import DisplayTree
import ViewGraph

/// How the changes of one event move on screen.
///
/// Source: Apple's SwiftUI, `Transaction`.
public struct Transaction {
  /// The timing of what changes; nil changes it at once.
  public var animation: Animation?
  /// Whether `animation` is passed over; false unless set.
  public var disablesAnimations = false

  /// A transaction that moves nothing.
  public init() {}

  /// A transaction whose changes take this timing; nil moves nothing.
  public init(animation: Animation?) { self.animation = animation }

  /// That of the changes that happen now. Main thread only, as every change; not bound to the main
  /// actor, since `withAnimation` and bindings are not.
  nonisolated(unsafe) static var current = Transaction() {
    didSet { Graph.carried = current.animation.map { _ in CarriedTransaction(current) } }
  }

  static func apply(_ transaction: Transaction?, _ body: () -> Void) {
    guard let transaction else { return body() }
    let outer = current
    current = transaction
    defer { current = outer }
    body()
  }
}

/// Timing of a change of looks.
///
/// Source: Apple's SwiftUI, `Animation`. The page draws it with CSS transitions.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  /// Slow at both ends, 0.35 seconds.
  public static let `default` = Animation(
    curve: AnimationCurve(timing: .easeInOut, duration: defaultDuration))
  /// The same speed throughout, 0.35 seconds.
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// Slow at the beginning, 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// Slow at the end, 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// Slow at both ends, 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }
  /// A spring of half a second that does not swing.
  public static var spring: Animation { spring() }
  /// A spring of half a second that does not swing.
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  /// A spring of half a second that swings a little over its end.
  ///
  /// Source: Apple's SwiftUI, `Animation.snappy`. The page draws all springs that swing with one
  /// curve, so it looks as `bouncy`.
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
  /// A spring of half a second that swings over its end.
  ///
  /// Source: Apple's SwiftUI, `Animation.bouncy`. The page draws all springs that swing with one
  /// curve, so it looks as `snappy`.
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// The same speed throughout, for a number of seconds.
  public static func linear(duration: Double) -> Animation { timed(.linear, duration) }
  /// Slow at the beginning, for a number of seconds.
  public static func easeIn(duration: Double) -> Animation { timed(.easeIn, duration) }
  /// Slow at the end, for a number of seconds.
  public static func easeOut(duration: Double) -> Animation { timed(.easeOut, duration) }
  /// Slow at both ends, for a number of seconds.
  public static func easeInOut(duration: Double) -> Animation { timed(.easeInOut, duration) }

  /// A curve through two control points, x and y from 0 to 1 as in CSS (`cubic-bezier`); the
  /// duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timed(.cubic(p1x, p1y, p2x, p2y), duration)
  }

  /// A spring by its own period, in seconds, and its damping: 1 never swings.
  ///
  /// Source: Apple's SwiftUI, `Animation.spring(response:dampingFraction:blendDuration:)`. A new spring
  /// begins from where the old one is, without blending.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    timed(.spring(response: response, damping: dampingFraction), response)
  }

  /// A spring by its duration, in seconds, and how far it swings over its end.
  ///
  /// Source: Apple's SwiftUI, `Animation.spring(duration:bounce:blendDuration:)`. Any bounce above
  /// 0 is drawn with one curve; it has no `blendDuration`.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    timed(.spring(response: duration, damping: 1 - bounce), duration)
  }

  /// A quicker spring, for what follows a finger.
  ///
  /// Source: Apple's SwiftUI, `Animation.interactiveSpring(response:dampingFraction:blendDuration:)`. A
  /// new spring begins from where the old one is, without blending.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// Waits a number of seconds before the change moves; a negative delay counts as none.
  public func delay(_ delay: Double) -> Animation {
    var curve = curve
    curve.delay = delay
    return Animation(curve: curve)
  }

  /// Divides the duration by a factor, at least 0.01; a delay stays as it is.
  ///
  /// Source: Apple's SwiftUI, `Animation.speed(_:)`. A delay that was set before is not sped up.
  public func speed(_ speed: Double) -> Animation {
    var curve = curve
    curve.duration /= max(speed, 0.01)
    return Animation(curve: curve)
  }

  private static func timed(_ timing: AnimationCurve.Timing, _ duration: Double) -> Animation {
    Animation(curve: AnimationCurve(timing: timing, duration: duration))
  }

  /// Seconds; what current iOS takes for `.default`.
  private static let defaultDuration = 0.35
}

/// Runs changes that move on screen.
@discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs changes with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}
