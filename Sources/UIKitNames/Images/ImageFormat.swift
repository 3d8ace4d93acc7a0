import Foundation

/// The kinds of image a browser shows, told by their first bytes.
package enum ImageFormat: String, Sendable {
  /// Portable Network Graphics.
  case png = "image/png"
  /// JPEG.
  case jpeg = "image/jpeg"
  /// GIF.
  case gif = "image/gif"
  /// WebP.
  case webP = "image/webp"

  /// Tells the format of an image file's contents (WHATWG MIME Sniffing, section 6.1), or nil.
  package init?(_ data: Data) {
    let start = Array(data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8) == Array("WEBP".utf8)[...]
    {
      self = .webP
    } else {
      return nil
    }
  }

  /// The contents of an image file that belongs to the app, with or without its extension.
  static func contents(named name: String, in bundle: Bundle) -> Data? {
    for ending in [nil, "png", "jpg", "jpeg", "gif", "webp"] {
      guard let url = bundle.url(forResource: name, withExtension: ending) else { continue }
      // Whoever asked gets nil and says so; Apple's API has no error here.
      if let data = try? Data(contentsOf: url) { return data }
    }
    return nil
  }
}
