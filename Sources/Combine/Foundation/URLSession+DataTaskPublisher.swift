import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of what a URL answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a request is answered.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Performs a request when a subscriber asks for the answer, and cancels it with the subscription.
  public struct DataTaskPublisher: Publisher {
    /// One value: what came, and the head of the answer. An HTTP status such as 404 is no failure.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer; `.unknown` where Foundation gives another error than a `URLError`.
    public typealias Failure = URLError

    /// What is asked for, anew for each subscriber.
    public let request: URLRequest
    /// The session whose configuration and delegate the request has.
    public let session: URLSession

    /// Makes a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Sends the request as soon as the subscriber asks for a value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let inner = DataTaskSubscription(self, to: AnySubscriber(subscriber))
      subscriber.receive(subscription: inner)
    }
  }
}

/// `@unchecked`: `downstream` and `task` are only touched under `lock`.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ publisher: URLSession.DataTaskPublisher, to downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let begun = lock.withLock { () -> URLSessionDataTask? in
      guard task == nil, downstream != nil else { return nil }
      task = publisher.session.dataTask(with: publisher.request) { data, response, error in
        self.deliver(data, response, error)
      }
      return task
    }
    begun?.resume()
  }

  func cancel() { release().task?.cancel() }

  private func deliver(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = release().downstream else { return }
    guard error == nil, let response else {
      let reason = error as? URLError ?? URLError(.unknown)
      return downstream.receive(completion: .failure(reason))
    }
    _ = downstream.receive((data ?? Data(), response))
    downstream.receive(completion: .finished)
  }

  private func release() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.withLock {
      defer {
        downstream = nil
        task = nil
      }
      return (downstream, task)
    }
  }
}
