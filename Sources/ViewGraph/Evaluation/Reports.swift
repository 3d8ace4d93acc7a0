import Foundation
import Synchronization

/// Sentences for the developer, on standard error.
package enum Reports {
  package static func print(_ sentence: String) {
    FileHandle.standardError.write(Data("formwork: \(sentence)\n".utf8))
  }

  /// Prints a sentence the first time only.
  package static func printOnce(_ sentence: String) {
    let isNew = said.withLock { said in
      // Sentences name what is in the source, so there are few; the bound is for what is not.
      said.count < 1_000 && said.insert(sentence).inserted
    }
    if isNew { print(sentence) }
  }

  private static let said = Mutex<Set<String>>([])
}
