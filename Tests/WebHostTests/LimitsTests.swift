import Testing

@testable import WebHost

struct LimitsTests {
  @Test func `a burst passes, then a steady rate`() {
    var bucket = TokenBucket(burst: 3, now: 0)
    let burst = (0..<4).map { _ in bucket.take(rate: 2, burst: 3, now: 0) }
    #expect(burst == [true, true, true, false])
    let later = [499_000, 501_000, 502_000].map { bucket.take(rate: 2, burst: 3, now: $0) }
    #expect(later == [false, true, false])
  }

  @Test func `a long rest fills the bucket and no more`() {
    var bucket = TokenBucket(burst: 2, now: 0)
    let taken = (0..<3).map { _ in bucket.take(rate: 100, burst: 2, now: 1_000_000_000) }
    #expect(taken == [true, true, false])
  }

  @Test func `a clock that stands still or goes back gives nothing`() {
    var bucket = TokenBucket(burst: 1, now: 1_000)
    let taken = [900, 800].map { bucket.take(rate: 1, burst: 1, now: $0) }
    #expect(taken == [true, false])
  }

  @Test func `rate 0 has no limit`() {
    var bucket = TokenBucket(burst: 1, now: 0)
    let taken = (0..<100).map { _ in bucket.take(rate: 0, burst: 1, now: 0) }
    #expect(!taken.contains(false))
  }

  @Test func `an address and the process have their fill`() {
    var limits = Limits()
    (limits.sessions, limits.sessionsPerAddress) = (3, 2)
    var counts = AddressCounts()
    let a = (0..<3).map { _ in counts.admit("10.0.0.1", limits: limits) }
    #expect(a == [nil, nil, .addressFull])
    let others = ["10.0.0.2", "10.0.0.3"].map { counts.admit($0, limits: limits) }
    #expect(others == [nil, .full])
    counts.release("10.0.0.1")
    let again = counts.admit("10.0.0.1", limits: limits)
    #expect(again == nil)
    counts.release("10.0.0.9")
    #expect(counts.total == 3)
  }

  @Test func `loopback is a proxy and counts for the process alone`() {
    var limits = Limits()
    (limits.sessions, limits.sessionsPerAddress) = (3, 1)
    var counts = AddressCounts()
    let admitted = (0..<4).map { _ in counts.admit("127.0.0.1", limits: limits) }
    #expect(admitted == [nil, nil, nil, .full])
  }

  @Test func `every sentence fits in a close frame`() {
    for refusal in Refusal.allCases { #expect(refusal.sentence.utf8.count <= 123) }
  }
}
