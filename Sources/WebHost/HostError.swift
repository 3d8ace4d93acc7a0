import Glibc

/// Why a host does not start: the developer or operator has to change something.
package enum HostError: Error, CustomStringConvertible {
  case badFlag(name: String, value: String, wants: String)
  case missingValue(name: String)
  case unknownFlag(name: String, nearest: String?)
  case unknownHost(String)
  case cannotListen(String)

  /// One sentence for the terminal.
  package var description: String {
    switch self {
    case .badFlag(let name, let value, let wants): "\(name) takes \(wants), not “\(value)”."
    case .missingValue(let name): "\(name) wants a value."
    case .unknownFlag(let name, let nearest):
      "There is no flag \(name)"
        + (nearest.map { "; did you mean \($0)? " } ?? ". ")
        + "--help lists all; what is the app's stands after --."
    case .unknownHost(let host): "This machine has no address named “\(host)” (--host)."
    case .cannotListen(let sentence): sentence
    }
  }

  static func notListening(_ address: ListenAddress, _ number: Int32) -> HostError {
    let place = "\(address.host):\(address.port)"
    switch number {
    case EADDRINUSE:
      return .cannotListen("Port \(address.port) is in use; choose another with --port.")
    case EACCES:
      return .cannotListen("This user may not listen on port \(address.port); try --port 8080.")
    case EADDRNOTAVAIL:
      return .cannotListen("This machine does not have the address “\(address.host)” (--host).")
    case 0: return .cannotListen("Nothing can be served at \(place).")
    default:
      return .cannotListen(
        "Nothing can be served at \(place): \(String(cString: strerror(number))).")
    }
  }
}
