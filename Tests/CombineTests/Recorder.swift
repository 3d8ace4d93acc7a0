import Combine

struct TestError: Error, Equatable {
  var code = 1
}

/// Writes down what a publisher sends, as text, and asks only for what a test wants.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  init(_ first: Subscribers.Demand = .unlimited) { self.first = first }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("\(error)")
    }
  }
}

extension Publisher {
  /// Everything this publisher sends at once.
  var log: [String] { record().log }

  func record(_ first: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(first)
    subscribe(recorder)
    return recorder
  }
}
