import Foundation

/// Where drafts are kept.
public protocol DraftStore: Sendable {
  /// What is kept under the key, if anything is.
  func load(_ key: DraftKey) async throws -> Data?
  /// Keeps the data in the place of what was there.
  func save(_ data: Data, for key: DraftKey) async throws
  /// Forgets what is kept; nothing happens if there is nothing.
  func remove(_ key: DraftKey) async throws
}

/// Whose draft of which form.
public struct DraftKey: Hashable, Sendable {
  /// The form's name.
  public let form: String
  /// Whose, or of what: a user, a record. Drafts of different scopes never meet.
  public let scope: String

  /// The draft of a form in a scope.
  public init(_ form: String, scope: String = "") {
    self.form = form
    self.scope = scope
  }
}
