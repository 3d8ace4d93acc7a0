import Glibc

/// A host name and port, resolved to what a socket can be bound to.
struct ListenAddress {
  let host: String
  let port: Int
  let isIPv6: Bool
  /// The numeric address; nil for every address of the machine.
  let interface: String?

  init(host: String, port: Int) throws(HostError) {
    self.host = host
    self.port = port
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0, let first = list else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(list) }
    let numeric = Self.numericHost(first.pointee)
    isIPv6 = first.pointee.ai_family == AF_INET6
    interface = numeric == "0.0.0.0" || numeric == "::" ? nil : numeric
  }

  private static func numericHost(_ info: addrinfo) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { buffer in
      getnameinfo(
        info.ai_addr, info.ai_addrlen, buffer.baseAddress, socklen_t(buffer.count), nil, 0,
        NI_NUMERICHOST)
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// Why the address cannot be listened on; found by trying, for libwebsockets does not say.
  func failure() -> HostError {
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let result = isIPv6 ? bindIPv6(descriptor) : bindIPv4(descriptor)
    guard result != 0 || listen(descriptor, 1) != 0 else { return .notListening(self, 0) }
    return .notListening(self, errno)
  }

  private func bindIPv4(_ descriptor: Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, interface ?? "0.0.0.0", &address.sin_addr)
    return bind(descriptor, &address)
  }

  private func bindIPv6(_ descriptor: Int32) -> Int32 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = in_port_t(port).bigEndian
    inet_pton(AF_INET6, interface ?? "::", &address.sin6_addr)
    return bind(descriptor, &address)
  }

  private func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
    withUnsafeBytes(of: &address) { bytes in
      Glibc.bind(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
        socklen_t(bytes.count))
    }
  }
}
