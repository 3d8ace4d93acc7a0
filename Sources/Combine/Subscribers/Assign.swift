import Foundation

extension Subscribers {
  /// A subscriber that writes each value to a property of an object, which it holds strongly.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// A failure would have no property to go to.
    public typealias Failure = Never

    private let lock = NSLock()
    private var root: Root?
    private var subscription: (any Subscription)?
    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Makes a subscriber that writes to a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object written to, or nil once the subscription has ended.
    public var object: Root? { lock.withLock { root } }

    /// Asks for all values; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, root != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Writes the value, unless the subscription has ended.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) { _ = end() }

    /// Ends the subscription and lets go of the object.
    public func cancel() { end()?.cancel() }

    private func end() -> (any Subscription)? {
      let (root, subscription) = lock.withLock {
        defer {
          self.root = nil
          self.subscription = nil
        }
        return (self.root, self.subscription)
      }
      return withExtendedLifetime(root) { subscription }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which stays alive until the result is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
