import Foundation

/// A server that notes what it is asked, and answers when a test tells it to.
@MainActor final class SlowServer {
  private(set) var asked: [String] = []
  private var waiting: [CheckedContinuation<Void, any Error>] = []

  /// An error whose words are for people.
  struct Refusal: LocalizedError {
    let errorDescription: String?

    init(_ words: String) { errorDescription = words }
  }

  /// Waits for the answer; whoever gives up the question waits no more.
  func ask(_ question: String = "") async throws {
    asked.append(question)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in answer(CancellationError()) }
    }
  }

  var isAsked: Bool { !waiting.isEmpty }

  func answer(_ error: (any Error)? = nil) {
    for continuation in waiting {
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
    waiting = []
  }
}
