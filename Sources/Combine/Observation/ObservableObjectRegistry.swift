import Foundation

/// Which publisher belongs to which object.
///
/// A class cannot be given a stored property by a protocol, so the publishers live here. An entry knows
/// its object weakly: one whose object is gone is never found, even if its address is used again, and
/// is swept out when the entries have doubled since the last sweep. So there are never more than twice
/// as many entries as living objects, plus `smallestSweep`.
///
/// `@unchecked`: `entries` and `nextSweep` are only touched under `lock`.
package final class ObservableObjectRegistry: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The one registry of the process.
  package static let shared = ObservableObjectRegistry()
  private static let smallestSweep = 64

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = smallestSweep

  /// The publisher of an object, made at the first call.
  package func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    var swept: Swept?
    defer { withExtendedLifetime(swept) {} }
    return lock.withLock {
      if let publisher = find(object) { return publisher }
      if entries.count >= nextSweep { swept = sweep() }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// The publisher of an object if anyone has asked for it.
  func existingPublisher(for object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { find(object) }
  }

  /// The number of entries, for tests.
  package var count: Int { lock.withLock { entries.count } }

  private func find(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }

  /// What a sweep touched, to be released outside the lock: a last release runs a foreign deinit.
  private typealias Swept = (former: [ObjectIdentifier: Entry], objects: [AnyObject])

  private func sweep() -> Swept {
    let former = entries
    var objects: [AnyObject] = []
    entries = former.filter { _, entry in
      guard let object = entry.object else { return false }
      objects.append(object)
      return true
    }
    nextSweep = max(Self.smallestSweep, entries.count * 2)
    return (former, objects)
  }
}
