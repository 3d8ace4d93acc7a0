import Foundation

/// What is known about a draft before its values are read.
struct DraftHeader: Codable {
  let version: Int
  let savedAt: Date
}

/// A draft as it is kept.
struct DraftEnvelope<Values: Codable>: Codable {
  let version: Int
  let savedAt: Date
  /// In which texts are laid out.
  let locale: Locale?
  let values: Values
}
