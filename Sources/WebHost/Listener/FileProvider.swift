import Foundation

/// A file that is served under a name that holds the hash of its content.
package struct ServedFile: Sendable {
  package var contents: Contents
  package var contentType: String

  package enum Contents: Sendable {
    case bytes([UInt8])
    /// Read when it is asked for.
    case url(URL)
  }

  package init(_ contents: Contents, contentType: String) {
    self.contents = contents
    self.contentType = contentType
  }
}

/// Finds a file by its name below `_formwork/`; nil when there is none. Called on the network
/// thread; the name comes from the network and is to be looked up, never opened.
package typealias FileProvider = @Sendable (_ name: String) -> ServedFile?
