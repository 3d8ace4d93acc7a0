import Foundation
import Synchronization

/// Sentences for the developer, on standard error.
package enum Reports {
  package static func print(_ sentence: String) {
    FileHandle.standardError.write(Data("formwork: \(sentence)\n".utf8))
  }

  /// Prints a sentence the first time only.
  package static func printOnce(_ sentence: String) {
    let isNew = said.withLock { $0.count < maximumSentences && $0.insert(sentence).inserted }
    if isNew { print(sentence) }
  }

  /// Sentences name what is in the source, so there are few; the bound is for what is not.
  private static let maximumSentences = 1_000

  private static let said = Mutex<Set<String>>([])
}
