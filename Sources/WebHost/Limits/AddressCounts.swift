/// How many sessions each address has.
struct AddressCounts {
  private var counts: [String: Int] = [:]
  private(set) var total = 0

  /// Counts a session; a refusal when the process or the address has its fill.
  mutating func admit(_ address: String, limits: Limits) -> Refusal? {
    guard total < limits.sessions else { return .full }
    let count = counts[address, default: 0]
    guard Self.isExempt(address) || count < limits.sessionsPerAddress else { return .addressFull }
    counts[address] = count + 1
    total += 1
    return nil
  }

  mutating func release(_ address: String) {
    guard let count = counts[address] else { return }
    counts[address] = count > 1 ? count - 1 : nil
    total -= 1
  }

  /// Loopback is where a proxy or a test connects from, for everybody.
  private static func isExempt(_ address: String) -> Bool {
    address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
  }
}
