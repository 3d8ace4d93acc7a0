import Foundation

/// The first bytes of an image file; every read is checked against their end.
struct ImageHeader {
  let bytes: [UInt8]

  /// PNG (W3C, 11.2.2): the size begins the first chunk, `IHDR`.
  var png: PixelSize? {
    guard has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0), has("IHDR", at: 12) else {
      return nil
    }
    return size(bigEndian(at: 16, count: 4), bigEndian(at: 20, count: 4))
  }

  /// GIF89a, 18: the logical screen.
  var gif: PixelSize? {
    guard has("GIF87a", at: 0) || has("GIF89a", at: 0) else { return nil }
    return size(littleEndian(at: 6, count: 2), littleEndian(at: 8, count: 2))
  }

  /// RFC 9649: the canvas of an extended file, else the frame of a lossy or a lossless one.
  var webP: PixelSize? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    if has("VP8X", at: 12) {
      return size(
        littleEndian(at: 24, count: 3).map { $0 + 1 }, littleEndian(at: 27, count: 3).map { $0 + 1 }
      )
    }
    if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23) {
      return size(
        littleEndian(at: 26, count: 2).map { $0 & 0x3FFF },
        littleEndian(at: 28, count: 2).map { $0 & 0x3FFF })
    }
    if has("VP8L", at: 12), has([0x2F], at: 20), let bits = littleEndian(at: 21, count: 4) {
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    return nil
  }

  /// ITU T.81, B.2: the first frame header among the marker segments.
  var jpeg: PixelSize? {
    guard has([0xFF, 0xD8], at: 0) else { return nil }
    var index = 2
    while index + 3 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF:  // padding
        index += 1
      case 0x01, 0xD0...0xD8:  // markers without a segment
        index += 2
      case 0xD9, 0xDA:  // the end, or the image itself
        return nil
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):  // those are no frames
        return size(bigEndian(at: index + 7, count: 2), bigEndian(at: index + 5, count: 2))
      default:
        guard let length = bigEndian(at: index + 2, count: 2), length >= 2 else { return nil }
        index += 2 + length
      }
    }
    return nil
  }

  private func has(_ expected: [UInt8], at index: Int) -> Bool {
    index + expected.count <= bytes.count
      && bytes[index..<(index + expected.count)].elementsEqual(expected)
  }

  private func has(_ expected: String, at index: Int) -> Bool {
    has(Array(expected.utf8), at: index)
  }

  private func bigEndian(at index: Int, count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private func littleEndian(at index: Int, count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> PixelSize? {
    guard let width, let height else { return nil }
    return PixelSize(width: Double(width), height: Double(height))
  }
}
