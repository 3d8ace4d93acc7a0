import Foundation

/// The size of an image file, read from its first bytes without decoding it.
///
/// For SVG the unit is CSS pixels, for the others device pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A photograph's metadata and colour profile come before its size.
  static let maximumHeaderLength = 256 << 10

  /// Nil when the file cannot be read or is none of PNG, JPEG, GIF, WebP and SVG.
  package init?(of url: URL) {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    guard let header = try? handle.read(upToCount: Self.maximumHeaderLength) else { return nil }
    self.init(header: header)
  }

  package init?(header data: Data) {
    let header = ImageHeader(bytes: Array(data))
    guard let size = header.png ?? header.gif ?? header.webP ?? header.jpeg ?? header.svg,
      size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    self = size
  }
}
