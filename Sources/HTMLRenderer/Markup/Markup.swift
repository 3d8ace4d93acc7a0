/// A growing run of UTF-8 bytes that markup and patches are written into.
///
/// One buffer is written from start to end and read once; nothing in between makes a `String`.
struct Markup {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Forgets what was written after `count`.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Forgets everything and keeps the room.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  @inline(__always) mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Appends markup of our own making.
  @inline(__always) mutating func raw(_ markup: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends a string that is known to be harmless where it lands.
  mutating func raw(_ string: String) {
    let done: Void? = string.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if done == nil { bytes.append(contentsOf: string.utf8) }
  }

  mutating func append(_ slice: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func raw(_ other: Markup) { bytes.append(contentsOf: other.bytes) }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
