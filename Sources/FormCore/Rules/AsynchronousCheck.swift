/// A check that takes its time: it waits until typing pauses, asks, and answers later.
@MainActor struct AsynchronousCheck<Value> {
  let debounce: Duration
  let mustAnswer: Bool
  let asksAboutInitialValue: Bool
  let ask: @MainActor (Value) async throws -> Issue?
}

/// Where one asynchronous rule of a field stands with the value it was last asked about.
struct Inquiry: Sendable {
  enum Phase: Sendable {
    case waiting, asking, answered, unavailable
  }

  let generation: Int
  let task: Task<Void, Never>
  var phase: Phase

  var isRunning: Bool { phase == .waiting || phase == .asking }
}
