#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Frames on a pair of pipes: eight bytes of length, the lowest first, then that much JSON.
struct MessagePipe {
  /// Far above any source file; a longer frame means that the two sides lost step.
  static let maximumFrameLength: UInt64 = 1 << 28

  private let input: Int32
  private let output: Int32

  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// The next frame, or nil when the other side has closed, broke off, or lost step.
  func receive() -> [UInt8]? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.maximumFrameLength else { return nil }
    return bytes(Int(length))
  }

  /// Sends a frame and tells whether the other side took all of it.
  func send(_ frame: some Collection<UInt8>) -> Bool {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: frame.count >> ($0 * 8)) }
    let bytes = length + frame
    var sent = 0
    while sent < bytes.count {
      let step = bytes[sent...].withUnsafeBytes { rest in
        Self.uninterrupted { write(output, rest.baseAddress, rest.count) }
      }
      guard step > 0 else { return false }
      sent += step
    }
    return true
  }

  private func bytes(_ count: Int) -> [UInt8]? {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while received.count < count {
      let wanted = min(buffer.count, count - received.count)
      let step = Self.uninterrupted { read(input, &buffer, wanted) }
      guard step > 0 else { return nil }
      received += buffer[..<step]
    }
    return received
  }

  /// Repeats a system call that a signal interrupted before it began.
  private static func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }
}
