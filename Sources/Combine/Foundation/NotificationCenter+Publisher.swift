import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name, from one object or any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications a center posts, on the thread that posts them.
  public struct Publisher: Combine.Publisher {
    /// Each value is a notification as it was posted.
    public typealias Output = Notification
    /// A center goes on posting: the publisher neither fails nor ends.
    public typealias Failure = Never

    /// The center that posts.
    public let center: NotificationCenter
    /// The name of the notifications that are sent on.
    public let name: Notification.Name
    /// The object whose notifications are sent on; nil is any.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Listens to the center until the subscriber cancels. A notification that nobody asked for is
    /// dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = UncheckedBox(Outlet<Notification, Never>(to: subscriber))
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        outlet.value.offer($0)
      }
      outlet.value.onCancel { center.removeObserver(token) }
      subscriber.receive(subscription: outlet.value)
    }
  }
}

/// Carries something thread safe that is not marked so into a Sendable closure.
///
/// `@unchecked`: only used for types with a lock of their own.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
