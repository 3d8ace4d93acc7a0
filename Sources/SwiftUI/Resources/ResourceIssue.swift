import Foundation

/// A resource of the app that could not be read, told to its author: which file, where, and why.
package struct ResourceIssue: Error, Hashable, Sendable {
  package var file: String
  package var line: Int?
  package var reason: String

  package init(_ file: URL, line: Int? = nil, _ reason: String) {
    self.file = file.path
    self.line = line
    self.reason = reason
  }
}

extension ResourceIssue: CustomStringConvertible {
  package var description: String {
    line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)"
  }
}
