import Foundation

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, asked for one at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the publisher's error.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, once it is known; a task that is cancelled waits on, since there is no other answer.
  public var value: Output {
    get async {
      let box = await withCheckedContinuation { continuation in
        // The future itself keeps who waits for it.
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { continuation.resume(returning: UncheckedBox($0)) }))
      }
      return box.value
    }
  }
}

extension Future {
  /// The value, once it is known, or the error the work failed with.
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      var iterator = values.makeAsyncIterator()
      guard let value = try await iterator.next() else { throw CancellationError() }
      return value
    }
  }
}

/// A publisher as an asynchronous sequence: `for await value in publisher.values`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Asks for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, Never>

    /// The next value, or nil at the end or when the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await inbox.next() {
      case .success(let value)?: value
      case nil: nil
      }
    }
  }

  /// Subscribes; each iterator has a subscription of its own.
  public func makeAsyncIterator() -> Iterator {
    Iterator(inbox: AsyncInbox(publisher))
  }
}

/// A publisher that may fail as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Asks for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, P.Failure>

    /// The next value, or nil at the end or when the task is cancelled; throws the publisher's error.
    public mutating func next() async throws -> P.Output? {
      try await inbox.next()?.get()
    }
  }

  /// Subscribes; each iterator has a subscription of its own.
  public func makeAsyncIterator() -> Iterator {
    Iterator(inbox: AsyncInbox(publisher))
  }
}
