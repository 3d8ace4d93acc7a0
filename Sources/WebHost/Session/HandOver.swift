import Dispatch

/// The way from the network thread to the main thread: one turn of the main queue per batch.
final class HandOver: Sendable {
  private let inbox = Queue<Incoming>()
  private let host: SessionHost

  init(to host: SessionHost) { self.host = host }

  /// Hands over a batch, and empties it. Called on the network thread.
  func send(_ batch: inout [Incoming]) {
    guard inbox.append(&batch) else { return }
    DispatchQueue.main.async { [self] in drain() }
  }

  /// Takes a batch at once, and empties it. Called on the main thread, when that is the network's.
  func deliver(_ batch: inout [Incoming]) {
    MainActor.assumeIsolated { host.take(batch) }
    batch.removeAll(keepingCapacity: true)
  }

  @MainActor private func drain() {
    var batch: [Incoming] = []
    inbox.take(into: &batch)
    host.take(batch)
  }
}
