import Foundation

/// Keeps drafts as long as the process runs.
public actor MemoryDraftStore: DraftStore {
  private var drafts: [DraftKey: Data] = [:]

  /// A store without drafts.
  public init() {}

  /// What was saved last, if anything.
  public func load(_ key: DraftKey) -> Data? { drafts[key] }

  /// Keeps the data until the process ends.
  public func save(_ data: Data, for key: DraftKey) { drafts[key] = data }

  /// Forgets the data.
  public func remove(_ key: DraftKey) { drafts[key] = nil }
}
