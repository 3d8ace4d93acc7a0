import Foundation

/// Where a published property keeps its value and its subscribers.
///
/// It knows its object weakly, so that a value that arrives by `assign(to:)` is announced too, and
/// keeps the object's publisher once it exists, so that later writes need no look-up.
///
/// `@unchecked`: the broadcast has its own lock; all else is only touched under `lock`.
final class PublishedStorage<Value>: @unchecked Sendable {
  private let broadcast: Broadcast<Value, Never>
  private let lock = NSLock()
  private weak var knownOwner: AnyObject?
  private var objectWillChange: ObservableObjectPublisher?
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) {
    broadcast = Broadcast(current: value)
  }

  var owner: AnyObject? {
    get { lock.withLock { knownOwner } }
    set {
      lock.withLock {
        guard objectWillChange == nil, knownOwner !== newValue else { return }
        knownOwner = newValue
      }
    }
  }

  var value: Value {
    guard let value = broadcast.latest else { preconditionFailure("it began with a value") }
    return value
  }

  func set(_ value: Value) {
    announcer()?.send()
    broadcast.send(value)
    broadcast.store(value)
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    broadcast.attach(subscriber)
  }

  /// Holds an assignment to this property; it ends with the property.
  func keep(_ assignment: AnyCancellable) {
    lock.withLock { assignments.append(assignment) }
  }

  /// The object's publisher; the object is read outside the lock, as releasing it may run its deinit.
  private func announcer() -> ObservableObjectPublisher? {
    let (known, owner) = lock.withLock { (objectWillChange, knownOwner) }
    if let known { return known }
    guard let owner, let found = ObservableObjectRegistry.shared.existingPublisher(for: owner)
    else { return nil }
    lock.withLock { objectWillChange = found }
    return found
  }
}
