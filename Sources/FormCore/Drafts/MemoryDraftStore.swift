import Foundation

/// Keeps drafts as long as the process runs.
public actor MemoryDraftStore: DraftStore {
  private var drafts: [DraftKey: Data] = [:]

  /// A store without drafts.
  public init() {}

  public func load(_ key: DraftKey) -> Data? { drafts[key] }

  public func save(_ data: Data, for key: DraftKey) { drafts[key] = data }

  public func remove(_ key: DraftKey) { drafts[key] = nil }
}
