import DisplayTree
import Foundation

@testable import WebHost

/// A file of `Tests/WireFixtures`, which the tests of the browser's side read too.
struct Fixture: CustomStringConvertible, Sendable {
  let name: String
  /// The frame's bytes.
  let message: [UInt8]
  /// What it says, as canonical JSON; or the error it is refused with.
  let meaning: String?
  let error: String?

  var description: String { name }

  /// A message that is an array is spelled by `JSONSerialization`; a string is the text as it is.
  init(_ url: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let fixture = object as? [String: Any], let name = fixture["name"] as? String else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    self.name = name
    if let text = fixture["message"] as? String {
      message = Array(text.utf8)
    } else {
      message = [UInt8](try JSONSerialization.data(withJSONObject: fixture["message"] ?? []))
    }
    meaning = try fixture["meaning"].map(canonicalJSON)
    error = fixture["error"] as? String
  }

  static func all(prefix: String) -> [Fixture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "WireFixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted().compactMap {
      do { return try Fixture(folder.appending(path: $0)) } catch { return nil }
    }
  }
}

func canonicalJSON(_ value: Any) throws -> String {
  let options: JSONSerialization.WritingOptions = [
    .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes,
  ]
  return String(
    decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
}

extension ClientMessage {
  init(_ text: String, limits: Limits = Limits()) throws(WireError) {
    try self.init(Array(text.utf8), limits: limits)
  }

  init(_ bytes: [UInt8], limits: Limits = Limits()) throws(WireError) {
    self = try bytes.withUnsafeBufferPointer { bytes throws(WireError) in
      try ClientMessage(decoding: bytes, limits: limits)
    }
  }

  /// The meaning as fixtures spell it.
  var meaning: [String: Any] {
    switch self {
    case .hello(let hello):
      return [
        "hello": [
          "path": hello.path, "digest": hello.digest, "settings": hello.settings.meaning,
          "held": hello.held.map { [$0.key, $0.value] },
        ].merging(
          hello.former.map { ["former": ["key": $0.key, "seen": $0.seen] as [String: Any]] } ?? [:]
        ) { $1 }
      ]
    case .event(.path(let path), let sequence):
      return ["sequence": sequence, "event": "path", "path": path]
    case .event(.settings(let settings), let sequence):
      return ["sequence": sequence, "event": "settings", "settings": settings.meaning]
    case .event(.action(let action, let id), let sequence):
      return action.meaning.merging(["sequence": sequence, "id": Int(id.rawValue)]) { $1 }
    }
  }
}

extension ClientMessage.SettingsChange {
  fileprivate var meaning: [String: Any] {
    var meaning: [String: Any] = [:]
    meaning["dark"] = isDark
    meaning["compact"] = isCompact
    meaning["motion"] = reducesMotion
    meaning["zone"] = timeZone
    meaning["hidden"] = isHidden
    return meaning
  }
}

extension MeasuredBox {
  fileprivate var meaning: [Double] {
    [x, y, width, height, safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
  }
}

extension Action {
  fileprivate var meaning: [String: Any] {
    switch self {
    case .input(let text): ["event": "input", "value": text]
    case .choose(let value): ["event": "choose", "value": value]
    case .tap: ["event": "tap"]
    case .focus: ["event": "focus"]
    case .blur: ["event": "blur"]
    case .submit: ["event": "submit"]
    case .dismiss: ["event": "dismiss"]
    case .delete: ["event": "delete"]
    case .move(let offset): ["event": "move", "offset": offset]
    case .hover(let isInside): ["event": "hover", "value": isInside]
    case .key(let key, let isRepeated): ["event": "key", "key": key, "isRepeated": isRepeated]
    case .measure(let box): ["event": "measure", "box": box.meaning]
    }
  }
}
