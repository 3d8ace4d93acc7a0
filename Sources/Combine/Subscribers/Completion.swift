extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// The publisher sent everything it had.
    case finished
    /// The publisher stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapFailure<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
