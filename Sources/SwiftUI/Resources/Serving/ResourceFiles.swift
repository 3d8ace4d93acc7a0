import Foundation
import Synchronization

/// The files a page may ask for, each under the hash of its content.
///
/// Only what was registered is ever served: a path in a URL is compared with the names given out
/// and never with the file system. A name stays good for as long as the content is the same, so
/// answers can be cached for ever.
package final class ResourceFiles: Sendable {
  /// A registered file.
  package struct File: Hashable, Sendable {
    package var url: URL
    package var hash: String
    /// Its ending in the URL, lower-case; empty when it has none that we would repeat.
    package var ending: String
    package var byteCount: Int
    package var mediaType: String
  }

  /// 128 bits of SHA-256: no two files of one app meet by chance.
  static let hashLength = 32
  /// Films belong to a file server; hashing one would hold up the page that shows it.
  package static let maximumByteCount = 256 << 20

  package let prefix: String
  private let index = Mutex(Index())

  private struct Index {
    var byHash: [String: File] = [:]
    var paths: [URL: String] = [:]
  }

  /// - Parameter prefix: What the paths begin with, such as `/resources/`.
  package init(prefix: String) {
    self.prefix = prefix
  }

  /// The path of a file, `/resources/<hash>.<ending>`; its content is read the first time only.
  package func register(_ url: URL) throws(ResourceIssue) -> String {
    if let path = index.withLock({ $0.paths[url] }) { return path }
    let file = try Self.read(url)
    return index.withLock { index in
      // Of two files with one content the first is served.
      let known = index.byHash[file.hash] ?? file
      let path = prefix + file.hash + (known.ending.isEmpty ? "" : ".\(known.ending)")
      index.byHash[file.hash] = known
      index.paths[url] = path
      return path
    }
  }

  /// The registered file with that hash.
  package func file(forHash hash: String) -> File? {
    index.withLock { $0.byHash[hash] }
  }

  /// The registered file a request names; nil unless the path is exactly one that was given out.
  package func file(forPath path: String) -> File? {
    guard path.hasPrefix(prefix) else { return nil }
    let name = path.dropFirst(prefix.count)
    guard let file = file(forHash: String(name.prefix(Self.hashLength))),
      name.dropFirst(Self.hashLength) == (file.ending.isEmpty ? "" : ".\(file.ending)")
    else { return nil }
    return file
  }

  private static func read(_ url: URL) throws(ResourceIssue) -> File {
    do {
      let values = try url.resolvingSymlinksInPath()
        .resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else { throw ResourceIssue(url, "is no file") }
      guard values.fileSize ?? 0 <= maximumByteCount else {
        throw ResourceIssue(url, "is larger than 256 MB")
      }
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      var hash = ContentHash()
      var byteCount = 0
      while let part = try handle.read(upToCount: 256 << 10), !part.isEmpty {
        hash.update(part)
        byteCount += part.count
      }
      return File(
        url: url, hash: String(hash.hexadecimal().prefix(hashLength)), ending: ending(of: url),
        byteCount: byteCount, mediaType: MediaType.named(byEnding: url.pathExtension))
    } catch let issue as ResourceIssue {
      throw issue
    } catch {
      throw ResourceIssue(url, "cannot be read: \(error.localizedDescription)")
    }
  }

  private static func ending(of url: URL) -> String {
    let ending = url.pathExtension.lowercased()
    let isPlain = ending.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    return isPlain && ending.utf8.count <= 8 ? ending : ""
  }
}
