import Dispatch
import Foundation

/// A browser reduced to its socket: sends exactly the bytes it is told to.
///
/// `@unchecked Sendable`: a test uses it from one place at a time.
final class RawClient: @unchecked Sendable {
  private let descriptor: Int32
  private let port: Int
  private var buffer: [UInt8] = []

  struct Closed: Error {}

  /// Seconds after which reads give up; the main thread that answers is shared with other tests.
  static let patience = 60

  init(port: Int, patience: Int = RawClient.patience) throws {
    self.port = port
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafeBytes(of: &address) { bytes in
      connect(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
        socklen_t(bytes.count))
    }
    guard result == 0 else { throw Closed() }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Closed() }
      sent += count
    }
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  private func fill() throws {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    guard count > 0 else { throw Closed() }
    buffer += chunk[..<count]
  }

  private func take(_ count: Int) throws -> [UInt8] {
    while buffer.count < count { try fill() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  /// Whether the other side hangs up within the client's patience.
  func isClosed() -> Bool {
    while true {
      errno = 0
      do { try fill() } catch { return errno != EAGAIN && errno != EWOULDBLOCK }
    }
  }

  // MARK: HTTP

  struct Answer: Sendable {
    var status = 0
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  func request(_ line: String, _ headers: [String] = []) throws -> Answer {
    let head = ["\(line) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
    try send(head.joined(separator: "\r\n") + "\r\n\r\n")
    return try answer(hasBody: !line.hasPrefix("HEAD"))
  }

  func answer(hasBody: Bool = true) throws -> Answer {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try take(1) }
    var lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    var answer = Answer()
    answer.status = Int(lines.removeFirst().split(separator: " ")[1]) ?? 0
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      answer.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    if hasBody, let length = answer.headers["content-length"].flatMap({ Int($0) }) {
      answer.body = try take(length)
    }
    return answer
  }

  // MARK: WebSocket

  /// Asks for the socket; nil stands for the header that a browser would send.
  @discardableResult
  func upgrade(
    origin: String? = nil, subprotocol: String? = "formwork.1", path: String = "/_formwork/socket"
  ) throws -> Answer {
    var headers = [
      "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Accept-Language: de-CH, fr;q=0.5",
      "Origin: \(origin ?? "http://127.0.0.1:\(port)")",
    ]
    if let subprotocol { headers.append("Sec-WebSocket-Protocol: \(subprotocol)") }
    return try request("GET \(path)", headers)
  }

  func sendFrame(
    _ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true
  ) throws {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case 0..<126: frame.append(mask | UInt8(payload.count))
    case 126..<65_536: frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      frame.append(mask | 127)
      frame += (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    let key: [UInt8] = [1, 2, 3, 4]
    if isMasked { frame += key }
    frame += payload.enumerated().map { isMasked ? $1 ^ key[$0 & 3] : $1 }
    try send(frame)
  }

  func say(_ text: String) throws { try sendFrame(Array(text.utf8)) }

  func greet() throws {
    try say("[\"hello\",1,\"/\",\"none\",{},[]]")
  }

  enum Frame: Equatable, Sendable {
    case text(String)
    case close(Int)
    case other(UInt8)
  }

  func frame() throws -> Frame {
    let head = try take(2)
    var count = Int(head[1] & 127)
    if count == 126 { count = try take(2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = try take(8).reduce(0) { $0 << 8 | Int($1) } }
    let payload = try take(count)
    switch head[0] & 15 {
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 8: return .close(payload.prefix(2).reduce(0) { $0 << 8 | Int($1) })
    default: return .other(head[0] & 15)
    }
  }

  func text() throws -> String {
    while true {
      switch try frame() {
      case .text(let text): return text
      case .close(let code): return "closed \(code)"
      case .other: continue
      }
    }
  }

  /// The code in the close frame, after whatever else still comes.
  func closeCode() throws -> Int {
    while true { if case .close(let code) = try frame() { return code } }
  }
}

/// Runs blocking work beside the main thread and the cooperative pool.
func onNetwork<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Swift.Result { try work() }) }
  }
}
