/// Why a message from a browser was not understood.
enum WireError: Error, Sendable {
  case malformed
  case tooLarge
  case version

  var refusal: Refusal {
    switch self {
    case .malformed: .malformed
    case .tooLarge: .tooLarge
    case .version: .version
    }
  }
}
