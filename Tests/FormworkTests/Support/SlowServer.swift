import Foundation

/// A server that notes what it is asked, and answers when a test tells it to.
@MainActor final class SlowServer {
  private(set) var asked: [String] = []
  private var waiting: CheckedContinuation<Void, any Error>?

  /// An error whose words are for people.
  struct Refusal: LocalizedError {
    let errorDescription: String?

    init(_ words: String) { errorDescription = words }
  }

  func ask(_ question: String = "") async throws {
    asked.append(question)
    try await withCheckedThrowingContinuation { waiting = $0 }
  }

  var isAsked: Bool { waiting != nil }

  func answer(_ error: (any Error)? = nil) {
    if let error { waiting?.resume(throwing: error) } else { waiting?.resume() }
    waiting = nil
  }
}
