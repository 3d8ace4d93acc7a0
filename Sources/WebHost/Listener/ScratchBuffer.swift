import CLibwebsockets

/// The one buffer from which the network thread writes; libwebsockets copies what the socket does
/// not take at once.
struct ScratchBuffer: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// A patch or a chunk of a file; greater ones (first pictures) grow it for the moment.
  static let usualCapacity = 65_536

  init() {
    capacity = Self.usualCapacity
    bytes = .allocate(capacity: formwork_leading_space() + capacity)
  }

  deinit { bytes.deallocate() }

  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let wanted = max(count, Self.usualCapacity)
    if wanted > capacity || wanted < capacity / 2 {
      bytes.deallocate()
      capacity = wanted
      bytes = .allocate(capacity: formwork_leading_space() + capacity)
    }
    return bytes + formwork_leading_space()
  }
}
