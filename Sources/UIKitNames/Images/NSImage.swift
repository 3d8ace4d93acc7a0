import Foundation

/// The contents of an image file, by the name AppKit code uses; it is not decoded here.
public final class NSImage: Sendable {
  /// The contents of the file.
  package let data: Data
  /// The kind of file.
  package let format: ImageFormat

  /// Makes an image of a file's contents; nil unless they are PNG, JPEG, GIF or WebP.
  public init?(data: Data) {
    guard let format = ImageFormat(data) else { return nil }
    self.data = data
    self.format = format
  }

  /// Reads an image file; nil if there is none or it is of another kind.
  public convenience init?(contentsOfFile path: String) {
    // A missing file is an expected answer here, not an error.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// Reads an image file that belongs to the app, named with or without its extension.
  public convenience init?(named name: String) {
    guard let data = ImageFormat.contents(named: name, in: .main) else { return nil }
    self.init(data: data)
  }
}
