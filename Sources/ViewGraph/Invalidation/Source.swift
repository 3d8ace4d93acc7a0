/// Something that bodies read and that changes: a state, an environment value, a model object.
///
/// Touched on the main thread only; other threads hand their writes over first
/// (`MainThread.run`), which is what makes it Sendable.
package class Source: @unchecked Sendable {
  package final var readers = ReaderList.none
  /// Rises with each change of a source that `countsChanges`.
  package final var version: UInt32 = 0

  package init() {}

  /// Notes that the body being evaluated read the whole of this source.
  @inline(__always)
  package final func recordRead() {
    guard Tracker.isTracking else { return }
    Tracker.record(self, nil)
  }

  /// Marks every node whose view of this source changed.
  package final func markReaders() {
    version &+= 1
    readers.forEach { node in
      if node.sees(changeOf: self) { node.invalidate() }
    }
  }

  /// Whether every change of the source goes through `markReaders`.
  package var countsChanges: Bool { false }
}

/// That a node read a source, and which part of it if only a part.
package struct Dependency {
  package let source: Source
  package let part: PartRead?
}

/// The part of a source that a node read, with the value it saw.
package class PartRead {
  /// Whether the part now differs from what was seen.
  func isChanged() -> Bool { true }

  /// Whether another read saw the same part.
  func isSamePart(as other: PartRead) -> Bool { self === other }
}

extension Node {
  /// Whether a change of the source touches what this node read of it.
  nonisolated func sees(changeOf source: Source) -> Bool {
    for dependency in dependencies where dependency.source === source {
      guard let part = dependency.part else { return true }
      if part.isChanged() { return true }
    }
    return false
  }
}
