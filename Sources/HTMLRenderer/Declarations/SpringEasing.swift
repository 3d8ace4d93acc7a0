import DisplayTree
import Foundation
import Synchronization

/// A spring as CSS draws it: the way to its end, and how long it takes to come to rest.
///
/// The way follows from the equation of a damped oscillator. With time counted in the spring's own
/// periods it depends on the damping and the first speed alone, so few are computed and all are kept.
///
/// Source: CSS Easing Functions Level 2, `linear()`.
struct SpringEasing: Sendable {
  /// How long the spring moves, in its own periods.
  let periods: Double
  /// `linear(…)` with a bounded number of points.
  let function: String

  /// The speed is in ways per period.
  static func with(damping: Double, speed: Double) -> SpringEasing {
    let key = Key(damping: rounded(max(damping, 0), 1000), speed: rounded(speed, 100))
    return known.withLock { known in
      if let spring = known[key] { return spring }
      let spring = SpringEasing(Oscillator(damping: key.damping, speed: key.speed))
      if known.count < maximumCount { known[key] = spring }
      return spring
    }
  }

  private init(_ oscillator: Oscillator) {
    let steps = (0...Self.maximumPeriods * Self.stepsPerPeriod)
    let samples = steps.map { oscillator.place(after: Double($0) / Double(Self.stepsPerPeriod)) }
    let last = samples.lastIndex { abs($0 - 1) > Self.rest } ?? 0
    let way = Array(samples[...last]) + [1]
    periods = Double(way.count - 1) / Double(Self.stepsPerPeriod)
    function = Self.function(through: way)
  }

  private static func function(through way: [Double]) -> String {
    var tolerance = finestTolerance
    var points = corners(of: way, tolerance)
    while points.count > maximumPoints {
      tolerance *= 2
      points = corners(of: way, tolerance)
    }
    var out = Markup()
    out.raw("linear(0")
    for point in points.dropFirst().dropLast() {
      out.byte(0x2C)
      out.number(rounded(way[point], 1000))
      out.byte(0x20)
      out.number(rounded(Double(point) / Double(way.count - 1) * 100, 10))
      out.byte(0x25)
    }
    out.raw(",1)")
    return out.string
  }

  /// The points between which straight lines keep to the way (Ramer, Douglas and Peucker).
  private static func corners(of way: [Double], _ tolerance: Double) -> [Int] {
    var corners: [Int] = [0]
    func add(_ first: Int, _ last: Int) {
      var farthest = (index: first, distance: tolerance)
      for index in first..<last {
        let share = Double(index - first) / Double(last - first)
        let distance = abs(way[first] + (way[last] - way[first]) * share - way[index])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index > first else { return corners.append(last) }
      add(first, farthest.index)
      add(farthest.index, last)
    }
    add(0, way.count - 1)
    return corners
  }

  private static func rounded(_ value: Double, _ parts: Double) -> Double {
    (min(max(value, -1000), 1000) * parts).rounded() / parts
  }

  /// A hundredth of a point on a way of ten.
  private static let rest = 0.001
  /// Springs that hardly lose speed are stopped then.
  private static let maximumPeriods = 8
  private static let stepsPerPeriod = 64
  /// Straight lines this near to the way look like it: a point on a way of 200.
  private static let finestTolerance = 0.005
  /// Each takes about ten bytes in every style that moves by the spring.
  private static let maximumPoints = 32
  /// An app has a handful; one that computes them without end must not fill the memory.
  private static let maximumCount = 100

  private struct Key: Hashable {
    let damping: Double
    let speed: Double
  }

  private static let known = Mutex<[Key: SpringEasing]>([:])
}

/// A damped oscillator with a period of 1 that sets out from 0 towards 1.
private struct Oscillator {
  let damping: Double
  let speed: Double

  func place(after time: Double) -> Double {
    let turn = 2 * Double.pi
    let decay = damping * turn
    if damping < 1 {
      let frequency = turn * (1 - damping * damping).squareRoot()
      let swing =
        cos(frequency * time) + (decay - speed) / frequency * sin(frequency * time)
      return 1 - exp(-decay * time) * swing
    }
    if damping == 1 { return 1 - exp(-turn * time) * (1 + (turn - speed) * time) }
    let spread = turn * (damping * damping - 1).squareRoot()
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-speed - fast) / (slow - fast)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }
}

extension AnimationCurve {
  /// Seconds until everything is at rest; those of a spring are its period.
  var wholeDuration: Double {
    guard let spring else { return duration }
    return spring.periods * duration
  }

  var spring: SpringEasing? {
    guard case .spring(let response, let damping, let speed) = timing else { return nil }
    return .with(damping: damping, speed: speed * response)
  }
}
