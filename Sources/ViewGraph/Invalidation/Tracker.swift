/// Records what a body reads while it runs.
///
/// Main thread only, like everything that evaluates; `nonisolated(unsafe)` so that property
/// wrappers, which are not bound to the main actor, can record their reads.
package enum Tracker {
  // Set and read at each body, a statement each: no accesses overlap.
  @exclusivity(unchecked) private nonisolated(unsafe) static var node: Node?
  /// What the bodies that run now have read, the innermost last, from `start` on.
  @exclusivity(unchecked) private nonisolated(unsafe) static var reads: [Dependency] = []
  @exclusivity(unchecked) private nonisolated(unsafe) static var start = 0

  @inline(__always)
  package static var isTracking: Bool { node != nil && MainThread.isCurrent }

  package static func record(_ source: Source, _ part: PartRead?) {
    for read in reads[start...] where read.source === source {
      guard let seen = read.part else { return }
      if let part, seen.isSamePart(as: part) { return }
    }
    reads.append(Dependency(source: source, part: part))
  }

  /// Runs a closure and returns what it read beside its result.
  static func collect<Result>(
    for reader: Node, _ body: () -> Result
  ) -> (Result, DependencyList) {
    let outer = (node, start)
    (node, start) = (reader, reads.count)
    let result = body()
    let collected = DependencyList(reads[start...])
    reads.removeLast(reads.count - start)
    (node, start) = outer
    return (result, collected)
  }

  /// Runs a closure whose reads do not count.
  package static func ignore<Result>(_ body: () -> Result) -> Result {
    let outer = node
    node = nil
    defer { node = outer }
    return body()
  }
}

extension Node {
  /// Runs a closure on behalf of this node; afterwards it depends on exactly what was read.
  package func track<Result>(_ body: () -> Result) -> Result {
    let (result, reads) = Tracker.collect(for: self, body)
    adopt(reads)
    return result
  }

  private func adopt(_ reads: DependencyList) {
    let old = dependencies
    if reads.isEmpty, old.isEmpty { return }
    dependencies = reads
    guard !reads.elementsEqual(old, by: { $0.source === $1.source }) else { return }
    for dependency in old where !reads.contains(where: { $0.source === dependency.source }) {
      dependency.source.readers.remove(self)
    }
    var registered: [ObjectIdentifier] = old.map { ObjectIdentifier($0.source) }
    for dependency in reads where !registered.contains(ObjectIdentifier(dependency.source)) {
      dependency.source.readers.insert(self)
      registered.append(ObjectIdentifier(dependency.source))
    }
  }

  func forgetDependencies() {
    for dependency in dependencies { dependency.source.readers.remove(self) }
    dependencies = DependencyList()
  }

  /// Adds one dependency outside of a body, for primitive views that read an environment value.
  package func depend(on source: Source) {
    guard !dependencies.contains(where: { $0.source === source }) else { return }
    dependencies.append(Dependency(source: source, part: nil))
    source.readers.insert(self)
  }
}
