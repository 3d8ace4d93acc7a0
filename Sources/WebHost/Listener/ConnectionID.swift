/// The number of a request or a socket, unique in the process and never used twice.
struct ConnectionID: Hashable, Sendable {
  let rawValue: UInt64
}
