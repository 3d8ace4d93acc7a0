import Foundation

/// The secrets of values that a draft is about to replace, by where they stand: also those that no field
/// declares, which would be empty after the draft was brought back, and lost with the next submission.
///
/// Secrets in lists are left out: the draft may have its elements in another order, and no element may get
/// the secret of another. Fields of rows keep theirs by the row's id.
///
/// Sendable because coders ask for it; encoding and decoding are one synchronous call each, on one thread.
final class SecretKeeper: @unchecked Sendable {
  private var secrets: [[String]: Any] = [:]

  /// The secrets of these values.
  init(of values: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.userInfo[.secretKeeper] = self
    _ = try encoder.encode(values)
  }

  func keep(_ secret: Any, at path: [any CodingKey]) {
    guard path.allSatisfy({ $0.intValue == nil }) else { return }
    secrets[path.map(\.stringValue)] = secret
  }

  func secret<Secret>(at path: [any CodingKey]) -> Secret? {
    secrets[path.map(\.stringValue)] as? Secret
  }
}

extension CodingUserInfoKey {
  static let secretKeeper: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "Formwork.secretKeeper") else {
      preconditionFailure("A key of coders is any text.")
    }
    return key
  }()
}
