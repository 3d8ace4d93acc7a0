/// The calls of stores that are under way: those for one key wait for each other, whoever makes them.
///
/// A form that is left saves while the next one for the same key may be restoring already.
@MainActor enum DraftCalls {
  private struct Call {
    let number: Int
    let task: Task<Void, Never>
  }

  private static var calls: [DraftKey: Call] = [:]
  private static var nextNumber = 0

  /// The call that the next one waits for.
  static func latest(for key: DraftKey) -> Task<Void, Never>? { calls[key]?.task }

  /// Runs an operation once all earlier ones for the key are through.
  static func append(for key: DraftKey, _ operation: @escaping @MainActor () async -> Void) {
    let before = latest(for: key)
    nextNumber += 1
    let number = nextNumber
    let task = Task {
      await before?.value
      await operation()
      if calls[key]?.number == number { calls[key] = nil }
    }
    calls[key] = Call(number: number, task: task)
  }
}
