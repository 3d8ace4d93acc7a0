import Foundation

/// Keeps each draft in a file that only its owner can read.
///
/// A file is written beside the old one and then takes its place, so a crash leaves either.
public actor FileDraftStore: DraftStore {
  /// Larger files are not read: no form has as much to keep, so it is none of ours.
  public static let maximumSize = 4 * 1_024 * 1_024

  private let directory: URL

  /// A store in a directory, which is made when the first draft is saved.
  public init(directory: URL) {
    self.directory = directory
  }

  /// The bytes of the draft's file, if it is there.
  public func load(_ key: DraftKey) throws -> Data? {
    let url = try file(key)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    let data = try handle.read(upToCount: Self.maximumSize + 1) ?? Data()
    guard data.count <= Self.maximumSize else { throw DraftStoreError.tooLarge }
    return data
  }

  /// Writes the draft to a fresh file, which then takes the old one's place.
  public func save(_ data: Data, for key: DraftKey) throws {
    guard data.count <= Self.maximumSize else { throw DraftStoreError.tooLarge }
    let url = try file(key)
    let files = FileManager.default
    try files.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let fresh = directory.appendingPathComponent(".\(UUID().uuidString)")
    // Empty first, so that nothing is in the file before only its owner can read it.
    let isMade = files.createFile(
      atPath: fresh.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isMade else { throw DraftStoreError.notWritable }
    do {
      let handle = try FileHandle(forWritingTo: fresh)
      try handle.write(contentsOf: data)
      try handle.close()
      guard rename(fresh.path, url.path) == 0 else { throw DraftStoreError.notWritable }
    } catch {
      try? files.removeItem(at: fresh)
      throw error
    }
  }

  /// Deletes the draft's file, if it is there.
  public func remove(_ key: DraftKey) throws {
    let url = try file(key)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  private func file(_ key: DraftKey) throws -> URL {
    let name = "\(Self.escaped(key.form)).\(Self.escaped(key.scope)).draft"
    // Common file systems allow 255 bytes.
    guard name.utf8.count <= 255 else { throw DraftStoreError.keyTooLong }
    return directory.appendingPathComponent(name)
  }

  /// Only letters and digits stay, so that no key leaves the directory or meets another.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.isASCIILetterOrDigit ? String(scalar) : "_" + hexadecimal(byte)
    }.joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// Why a store did not keep or find a draft.
public enum DraftStoreError: Error, Equatable, Sendable {
  /// The draft has more bytes than the store takes.
  case tooLarge
  /// The names of form and scope together are too long for a file's name.
  case keyTooLong
  /// The directory cannot be written.
  case notWritable
}
