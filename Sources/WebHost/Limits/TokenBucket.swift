/// Lets a burst through, and after it a steady rate.
///
/// Invariant: `0 ≤ tokens ≤ burst`.
struct TokenBucket {
  private var tokens: Double
  private var last: UInt64

  init(burst: Int, now: UInt64) {
    tokens = Double(burst)
    last = now
  }

  /// Takes one token; false when none is left. `now` in microseconds; a rate of 0 has no limit.
  mutating func take(rate: Int, burst: Int, now: UInt64) -> Bool {
    guard rate > 0 else { return true }
    let elapsed = now > last ? now - last : 0
    last = max(last, now)
    tokens = min(Double(burst), tokens + Double(elapsed) * Double(rate) / 1_000_000)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
