import Foundation
import Synchronization

/// The issues met so far; each is handed to the author once, however many sessions meet it.
package final class ResourceIssues: Sendable {
  /// A folder of broken files must not grow the process: later issues are dropped.
  package static let maximumCount = 1_000

  private let seen = Mutex<Set<ResourceIssue>>([])
  private let handler: @Sendable (ResourceIssue) -> Void

  /// The handler is called outside the lock, on the thread that met the issue.
  package init(handler: @escaping @Sendable (ResourceIssue) -> Void = ResourceIssues.print) {
    self.handler = handler
  }

  package var all: Set<ResourceIssue> { seen.withLock { $0 } }

  package func report(_ issue: ResourceIssue) {
    let isNew = seen.withLock { seen in
      seen.count < Self.maximumCount && seen.insert(issue).inserted
    }
    if isNew { handler(issue) }
  }

  package func report(_ issues: [ResourceIssue]) {
    for issue in issues { report(issue) }
  }

  @Sendable package static func print(_ issue: ResourceIssue) {
    FileHandle.standardError.write(Data("resource: \(issue)\n".utf8))
  }
}
