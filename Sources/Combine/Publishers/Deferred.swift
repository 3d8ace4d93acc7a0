/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values are those of the publisher that is made.
  public typealias Output = DeferredPublisher.Output
  /// It fails as the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher when someone subscribes.
  public let createPublisher: () -> DeferredPublisher

  /// Puts off making a publisher until someone subscribes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher for this subscriber alone, and subscribes to it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
