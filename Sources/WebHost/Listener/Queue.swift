import Synchronization

/// Values on their way from one thread to another, taken over in batches.
///
/// The first value of a batch tells the sender to wake the receiver; the others ride along.
final class Queue<Value: Sendable>: Sendable {
  private struct Content: Sendable {
    var values: [Value] = []
    var isAnnounced = false
  }

  private let content = Mutex(Content())

  /// Adds values and empties the array; true when the receiver has to be woken.
  func append(_ values: inout [Value]) -> Bool {
    guard !values.isEmpty else { return false }
    defer { values.removeAll(keepingCapacity: true) }
    return content.withLock { content in
      content.values.append(contentsOf: values)
      defer { content.isAnnounced = true }
      return !content.isAnnounced
    }
  }

  /// Swaps everything that arrived into an empty array, whose room is used for the next batch.
  func take(into values: inout [Value]) {
    content.withLock { content in
      swap(&content.values, &values)
      content.isAnnounced = false
    }
  }
}
